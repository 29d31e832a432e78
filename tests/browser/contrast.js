// Finds texts with too little contrast to their background.

/// Returns every visible text of the page, with its contrast, that has less than 4.5 to 1, or less
/// than 3 to 1 for large text. @source WCAG 2.2, 1.4.3
export function weakContrasts(page) {
    return page.evaluate(async () => {
        await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)));
        const channels = (colour) => {
            const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
            return { rgb: [red, green, blue], alpha };
        };
        const brightness = ({ rgb }) => {
            const [red, green, blue] = rgb.map((value) => {
                const part = value / 255;
                return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const behind = (element) => {
            for (let each = element; each; each = each.parentElement) {
                const ground = channels(getComputedStyle(each).backgroundColor);
                if (ground.alpha === 1)
                    return ground;
            }
            return channels("rgb(255, 255, 255)");
        };
        const weak = [];
        for (const element of document.querySelectorAll("body *")) {
            const hasText = [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
            if (!hasText || !element.checkVisibility() || element.closest(".only-read"))
                continue;
            const style = getComputedStyle(element);
            const [light, dark] = [brightness(channels(style.color)), brightness(behind(element))]
                .sort((a, b) => b - a);
            const contrast = (light + 0.05) / (dark + 0.05);
            const size = parseFloat(style.fontSize);
            const isLarge = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700;
            if (contrast < (isLarge ? 3 : 4.5))
                weak.push(`${element.textContent.trim()}: ${contrast.toFixed(2)}`);
        }
        return weak;
    });
}

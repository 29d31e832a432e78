// A slider that is pulled from one end to the other to say yes.

/// Calls done() when the knob of `slide` has been pulled to the end. @return a function that puts
/// it back
export function makeSlider(slide, done) {
    const knob = slide.querySelector(".knob");
    const track = slide.querySelector(".track");
    const enough = 0.85;
    let startX = null;

    const way = () => slide.clientWidth - knob.offsetWidth - 12;
    const moveTo = (x) => {
        knob.style.transform = `translateX(${x}px)`;
        track.style.width = `${x + knob.offsetWidth}px`;
    };
    const pulled = (event) => Math.min(Math.max(event.clientX - startX, 0), way());
    const letGo = (x) => {
        startX = null;
        slide.dataset.loose = "";
        moveTo(x);
    };

    slide.addEventListener("pointerdown", (event) => {
        if (!event.isPrimary || event.button !== 0)
            return;
        startX = event.clientX;
        delete slide.dataset.loose;
        slide.setPointerCapture(event.pointerId);
    });
    slide.addEventListener("pointermove", (event) => {
        if (startX !== null)
            moveTo(pulled(event));
    });
    slide.addEventListener("pointerup", (event) => {
        if (startX === null)
            return;
        const isDone = pulled(event) >= enough * way();
        letGo(isDone ? way() : 0);
        if (isDone)
            done();
    });
    slide.addEventListener("pointercancel", () => startX !== null && letGo(0));
    return () => letGo(0);
}

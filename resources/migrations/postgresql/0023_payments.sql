-- Merchants, their profiles and keys, payments, and the index of the search.
-- The migrations of SQLite up to the same number say what each column means. PostgreSQL has no earlier schema.
-- Amounts are euro cents, times UTC milliseconds since 1970, flags 0 or 1. Texts sort by their bytes.

-- Refuses a change of history. The trigger's argument is the reason.
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%', TG_ARGV[0];
END $$;

-- The functions that statements common to both engines use.

-- As the function searchable() of the program, character by character.
CREATE FUNCTION searchable(words TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    spelt CONSTANT TEXT := '¼½¾ÆÞßæþĲĳĿŀŉŒœǄǅǆǇǈǉǊǋǌǢǣǱǲǳǼǽΘΧΨθχψϑϴЖЦЧШЩЮЯжцчшщюяӁӂӜӝӴӵᴭᵡᵪᶿẞ⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞ⅡⅢⅣⅥⅦⅧⅨⅪⅫ'
        'ⅱⅲⅳⅵⅶⅷⅸⅺⅻ↉⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛㈠㈡㈢㈣㈤㈥㈦㈧㈨㈩㉑㉒㉓㉔㉕㉖㉗㉘㉙㉚㉛㉜㉝㉞㉟㊱㊲'
        '㊳㊴㊵㊶㊷㊸㊹㊺㊻㊼㊽㊾㊿ꟹﬀﬁﬂﬃﬄﬅﬆﷺ𐞃𝚯𝚹𝚾𝚿𝛉𝛘𝛙𝛝𝛩𝛳𝛸𝛹𝜃𝜒𝜓𝜗𝜣𝜭𝜲𝜳𝜽𝝌𝝍𝝑𝝝𝝧𝝬𝝭𝝷𝞆𝞇𝞋𝞗𝞡𝞦𝞧𝞱𝟀𝟁𝟅🄀🄁🄂🄃🄄🄅🄆🄇🄈🄉🄊';
    spellings CONSTANT TEXT[] := ARRAY[
        '14', '12', '34', 'ae', 'th', 'ss', 'ae', 'th', 'ij', 'ij', 'l.', 'l.', '''n', 'oe', 'oe', 'dz',
        'dz', 'dz', 'lj', 'lj', 'lj', 'nj', 'nj', 'nj', 'ae', 'ae', 'dz', 'dz', 'dz', 'ae', 'ae', 'th',
        'ch', 'ps', 'th', 'ch', 'ps', 'th', 'th', 'zh', 'ts', 'ch', 'sh', 'sht', 'yu', 'ya', 'zh', 'ts',
        'ch', 'sh', 'sht', 'yu', 'ya', 'zh', 'zh', 'zh', 'zh', 'ch', 'ch', 'ae', 'ch', 'ch', 'th', 'ss',
        '17', '19', '110', '13', '23', '15', '25', '35', '45', '16', '56', '18', '38', '58', '78', 'ii',
        'iii', 'iv', 'vi', 'vii', 'viii', 'ix', 'xi', 'xii', 'ii', 'iii', 'iv', 'vi', 'vii', 'viii',
        'ix', 'xi', 'xii', '03', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '(1)',
        '(2)', '(3)', '(4)', '(5)', '(6)', '(7)', '(8)', '(9)', '(10)', '(11)', '(12)', '(13)', '(14)',
        '(15)', '(16)', '(17)', '(18)', '(19)', '(20)', '1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.',
        '9.', '10.', '11.', '12.', '13.', '14.', '15.', '16.', '17.', '18.', '19.', '20.', '()', '()',
        '()', '()', '()', '()', '()', '()', '()', '()', '21', '22', '23', '24', '25', '26', '27', '28',
        '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44',
        '45', '46', '47', '48', '49', '50', 'oe', 'ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st', '   ',
        'ae', 'th', 'th', 'ch', 'ps', 'th', 'ch', 'ps', 'th', 'th', 'th', 'ch', 'ps', 'th', 'ch', 'ps',
        'th', 'th', 'th', 'ch', 'ps', 'th', 'ch', 'ps', 'th', 'th', 'th', 'ch', 'ps', 'th', 'ch', 'ps',
        'th', 'th', 'th', 'ch', 'ps', 'th', 'ch', 'ps', 'th', '0.', '0,', '1,', '2,', '3,', '4,', '5,',
        '6,', '7,', '8,', '9,'];
BEGIN
    words := lower(words COLLATE "C");
    IF octet_length(words) = length(words) THEN
        RETURN words;
    END IF;
    words := translate(words,
        'ª²³µ¹ºÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘ'
        'ęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĸĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷ'
        'ŸŹźŻżŽžſƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǤǦǧǨǩǪǫǬǭǮǰǴǵǶǷǸǹǺǻǾǿȀ'
        'ȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎ',
        'a23m1oaaaaaaceeeeiiiidnoooooouuuuyaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeee'
        'eeegggggggghhhhiiiiiiiiiijjkkkllllllllnnnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyy'
        'yzzzzzzsɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽaaiioouuuuuuuuuuaaaaǥggkkooooǯjggƕƿnnaaooa'
        'aaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏ');
    IF octet_length(words) = length(words) THEN
        RETURN words;
    END IF;
    -- Combining marks have no form of their own.
    words := regexp_replace(words,
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a'
        '\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a'
        '\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d'
        '\u0859-\u085b\u0898-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957'
        '\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe'
        '\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83'
        '\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c'
        '\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2'
        '\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d'
        '\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd'
        '\u0cd5-\u0cd6\u0ce2-\u0ce3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d'
        '\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31'
        '\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd\u0f18-\u0f19\u0f35\u0f37\u0f39'
        '\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e'
        '\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f'
        '\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3'
        '\u17dd\u180b-\u180d\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e'
        '\u1a60-\u1a7c\u1a7f\u1ab0-\u1ace\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82'
        '\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9'
        '\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a'
        '\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c'
        '\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983'
        '\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8'
        '\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe00-\ufe0f'
        '\ufe20-\ufe2f\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06'
        '\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27'
        '\U00010eab-\U00010eac\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002'
        '\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba'
        '\U000110c2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173'
        '\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf'
        '\U0001122c-\U00011237\U0001123e\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c'
        '\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363'
        '\U00011366-\U0001136c\U00011370-\U00011374\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3'
        '\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640'
        '\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935'
        '\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7'
        '\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e'
        '\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011c2f-\U00011c36\U00011c38-\U00011c3f'
        '\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d'
        '\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97'
        '\U00011ef3-\U00011ef6\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87'
        '\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001cf00-\U0001cf2d'
        '\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172\U0001d17b-\U0001d182'
        '\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36'
        '\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf'
        '\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024'
        '\U0001e026-\U0001e02a\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e8d0-\U0001e8d6'
        '\U0001e944-\U0001e94a\U000e0100-\U000e01ef]',
        '', 'g');
    words := translate(words,
        'ʰʲʳʷʸʼˡˢˣͰͲͶͺͿΆΈΉΊΌΎΏΐΑΒΓΔΕΖΗΙΚΛΜΝΞΟΠΡΣΤΥΦΩΪΫάέήίΰαβγδεζηικλμνξοπρςστυφωϊϋόύώϏϐϒϓϔϕϖϘϚϜϞ'
        'ϠϢϤϦϨϪϬϮϰϱϲϵϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЗИЙКЛМНОПРСТУФХЪЫЬЭабвгдезийклмнопрстуфхъыьэѐёѓќ'
        'ѝўѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӞӟӠӢӣӤӥӦӧӨӪӬӭӮӯӰӱӲӳӶӸӹӺӼӾԀ'
        'ԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺ'
        'ႻႼႽႾႿჀჁჂჃჄჅჇჍᏸᏹᏺᏻᏼᏽᲀᲁᲂᲃᲄᲅᲆᲇᲈᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾ'
        'ᴿᵀᵁᵂᵃᵇᵈᵉᵍᵏᵐᵑᵒᵖᵗᵘᵛᵝᵞᵟᵠᵢᵣᵤᵥᵦᵧᵨᵩᵸᶜᶞᶠᶻḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵ'
        'ḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍ'
        'ẎẏẐẑẒẓẔẕẖẗẘẙẚẛẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứ'
        'ỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἐἑἒἓἔἕἘἙἚἛἜἝἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὀὁὂὃὄὅὈὉὊ'
        'ὋὌὍὐὑὒὓὔὕὖὗὙὛὝὟὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰάὲέὴήὶίὸόὺύὼώᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪ'
        'ᾫᾬᾭᾮᾯᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼιῂῃῄῆῇῈΈῊΉῌῐῑῒΐῖῗῘῙῚΊῠῡῢΰῤῥῦῧῨῩῪΎῬῲῳῴῶῷῸΌῺΏῼ⁰ⁱ⁴⁵⁶⁷⁸⁹ⁿ₀₁₂₃₄₅₆₇₈₉ₐₑₒₓₕₖₗₘ'
        'ₙₚₛₜℂℊℋℌℍℎℏℐℑℒℓℕℙℚℛℜℝℤΩℨKÅℬℭℯℰℱℲℳℴℹℼℽℾℿⅅⅆⅇⅈⅉ⅟ⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿↃ①②③④⑤⑥⑦⑧⑨ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈ'
        'ⓉⓊⓋⓌⓍⓎⓏ⓪ⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱼⱽⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜ'
        'ⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꚜꚝꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸ'
        'ꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟐꟖꟘꟲꟳꟴꟵꟸꭰꭱꭲꭳꭴꭵꭶꭷꭸ'
        'ꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿﱞﱟﱠﱡﱢﱣﷻﹰﹲﹴﹶﹸﹺﹼﹾ０１'
        '２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛'
        '𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐞕𐞢𐞥𐲀𐲁'
        '𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆'
        '𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𝐀𝐁𝐂𝐃𝐄𝐅𝐆𝐇𝐈𝐉𝐊𝐋𝐌𝐍𝐎𝐏𝐐𝐑𝐒𝐓𝐔𝐕𝐖𝐗𝐘𝐙𝐚𝐛𝐜𝐝𝐞𝐟𝐠𝐡𝐢𝐣𝐤𝐥𝐦𝐧𝐨𝐩𝐪𝐫𝐬𝐭𝐮𝐯𝐰𝐱𝐲𝐳𝐴𝐵𝐶𝐷𝐸𝐹𝐺𝐻𝐼𝐽𝐾'
        '𝐿𝑀𝑁𝑂𝑃𝑄𝑅𝑆𝑇𝑈𝑉𝑊𝑋𝑌𝑍𝑎𝑏𝑐𝑑𝑒𝑓𝑔𝑖𝑗𝑘𝑙𝑚𝑛𝑜𝑝𝑞𝑟𝑠𝑡𝑢𝑣𝑤𝑥𝑦𝑧𝑨𝑩𝑪𝑫𝑬𝑭𝑮𝑯𝑰𝑱𝑲𝑳𝑴𝑵𝑶𝑷𝑸𝑹𝑺𝑻𝑼𝑽𝑾𝑿𝒀𝒁𝒂𝒃𝒄𝒅𝒆𝒇𝒈𝒉𝒊𝒋𝒌𝒍𝒎𝒏𝒐𝒑𝒒𝒓𝒔𝒕𝒖𝒗'
        '𝒘𝒙𝒚𝒛𝒜𝒞𝒟𝒢𝒥𝒦𝒩𝒪𝒫𝒬𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵𝒶𝒷𝒸𝒹𝒻𝒽𝒾𝒿𝓀𝓁𝓂𝓃𝓅𝓆𝓇𝓈𝓉𝓊𝓋𝓌𝓍𝓎𝓏𝓐𝓑𝓒𝓓𝓔𝓕𝓖𝓗𝓘𝓙𝓚𝓛𝓜𝓝𝓞𝓟𝓠𝓡𝓢𝓣𝓤𝓥𝓦𝓧𝓨𝓩𝓪𝓫𝓬𝓭𝓮𝓯𝓰𝓱𝓲𝓳𝓴𝓵𝓶𝓷𝓸𝓹𝓺'
        '𝓻𝓼𝓽𝓾𝓿𝔀𝔁𝔂𝔃𝔄𝔅𝔇𝔈𝔉𝔊𝔍𝔎𝔏𝔐𝔑𝔒𝔓𝔔𝔖𝔗𝔘𝔙𝔚𝔛𝔜𝔞𝔟𝔠𝔡𝔢𝔣𝔤𝔥𝔦𝔧𝔨𝔩𝔪𝔫𝔬𝔭𝔮𝔯𝔰𝔱𝔲𝔳𝔴𝔵𝔶𝔷𝔸𝔹𝔻𝔼𝔽𝔾𝕀𝕁𝕂𝕃𝕄𝕆𝕊𝕋𝕌𝕍𝕎𝕏𝕐𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞'
        '𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫𝕬𝕭𝕮𝕯𝕰𝕱𝕲𝕳𝕴𝕵𝕶𝕷𝕸𝕹𝕺𝕻𝕼𝕽𝕾𝕿𝖀𝖁𝖂𝖃𝖄𝖅𝖆𝖇𝖈𝖉𝖊𝖋𝖌𝖍𝖎𝖏𝖐𝖑𝖒𝖓𝖔𝖕𝖖𝖗𝖘𝖙𝖚𝖛𝖜𝖝𝖞𝖟𝖠𝖡𝖢𝖣𝖤𝖥𝖦𝖧𝖨𝖩𝖪𝖫𝖬𝖭𝖮𝖯𝖰𝖱𝖲𝖳𝖴𝖵𝖶'
        '𝖷𝖸𝖹𝖺𝖻𝖼𝖽𝖾𝖿𝗀𝗁𝗂𝗃𝗄𝗅𝗆𝗇𝗈𝗉𝗊𝗋𝗌𝗍𝗎𝗏𝗐𝗑𝗒𝗓𝗔𝗕𝗖𝗗𝗘𝗙𝗚𝗛𝗜𝗝𝗞𝗟𝗠𝗡𝗢𝗣𝗤𝗥𝗦𝗧𝗨𝗩𝗪𝗫𝗬𝗭𝗮𝗯𝗰𝗱𝗲𝗳𝗴𝗵𝗶𝗷𝗸𝗹𝗺𝗻𝗼𝗽𝗾𝗿𝘀𝘁𝘂𝘃𝘄𝘅𝘆𝘇𝘈𝘉𝘊𝘋𝘌𝘍𝘎'
        '𝘏𝘐𝘑𝘒𝘓𝘔𝘕𝘖𝘗𝘘𝘙𝘚𝘛𝘜𝘝𝘞𝘟𝘠𝘡𝘢𝘣𝘤𝘥𝘦𝘧𝘨𝘩𝘪𝘫𝘬𝘭𝘮𝘯𝘰𝘱𝘲𝘳𝘴𝘵𝘶𝘷𝘸𝘹𝘺𝘻𝘼𝘽𝘾𝘿𝙀𝙁𝙂𝙃𝙄𝙅𝙆𝙇𝙈𝙉𝙊𝙋𝙌𝙍𝙎𝙏𝙐𝙑𝙒𝙓𝙔𝙕𝙖𝙗𝙘𝙙𝙚𝙛𝙜𝙝𝙞𝙟𝙠𝙡𝙢𝙣𝙤𝙥𝙦'
        '𝙧𝙨𝙩𝙪𝙫𝙬𝙭𝙮𝙯𝙰𝙱𝙲𝙳𝙴𝙵𝙶𝙷𝙸𝙹𝙺𝙻𝙼𝙽𝙾𝙿𝚀𝚁𝚂𝚃𝚄𝚅𝚆𝚇𝚈𝚉𝚊𝚋𝚌𝚍𝚎𝚏𝚐𝚑𝚒𝚓𝚔𝚕𝚖𝚗𝚘𝚙𝚚𝚛𝚜𝚝𝚞𝚟𝚠𝚡𝚢𝚣𝚤𝚨𝚩𝚪𝚫𝚬𝚭𝚮𝚰𝚱𝚲𝚳𝚴𝚵𝚶𝚷𝚸𝚺𝚻𝚼𝚽𝛀𝛂𝛃𝛄𝛅𝛆'
        '𝛇𝛈𝛊𝛋𝛌𝛍𝛎𝛏𝛐𝛑𝛒𝛓𝛔𝛕𝛖𝛗𝛚𝛜𝛞𝛟𝛠𝛡𝛢𝛣𝛤𝛥𝛦𝛧𝛨𝛪𝛫𝛬𝛭𝛮𝛯𝛰𝛱𝛲𝛴𝛵𝛶𝛷𝛺𝛼𝛽𝛾𝛿𝜀𝜁𝜂𝜄𝜅𝜆𝜇𝜈𝜉𝜊𝜋𝜌𝜍𝜎𝜏𝜐𝜑𝜔𝜖𝜘𝜙𝜚𝜛𝜜𝜝𝜞𝜟𝜠𝜡𝜢𝜤𝜥𝜦𝜧𝜨𝜩𝜪𝜫𝜬𝜮𝜯'
        '𝜰𝜱𝜴𝜶𝜷𝜸𝜹𝜺𝜻𝜼𝜾𝜿𝝀𝝁𝝂𝝃𝝄𝝅𝝆𝝇𝝈𝝉𝝊𝝋𝝎𝝐𝝒𝝓𝝔𝝕𝝖𝝗𝝘𝝙𝝚𝝛𝝜𝝞𝝟𝝠𝝡𝝢𝝣𝝤𝝥𝝦𝝨𝝩𝝪𝝫𝝮𝝰𝝱𝝲𝝳𝝴𝝵𝝶𝝸𝝹𝝺𝝻𝝼𝝽𝝾𝝿𝞀𝞁𝞂𝞃𝞄𝞅𝞈𝞊𝞌𝞍𝞎𝞏𝞐𝞑𝞒𝞓𝞔𝞕𝞖𝞘𝞙𝞚'
        '𝞛𝞜𝞝𝞞𝞟𝞠𝞢𝞣𝞤𝞥𝞨𝞪𝞫𝞬𝞭𝞮𝞯𝞰𝞲𝞳𝞴𝞵𝞶𝞷𝞸𝞹𝞺𝞻𝞼𝞽𝞾𝞿𝟂𝟄𝟆𝟇𝟈𝟉𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'
        '𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹',
        'hjrwy''lsxͱͳͷ ϳaeiioyoiavgdeziiklmnxoprstyfoiyaeiiyavgdeziiklmnxoprsstyfoiyoyoϗvyyyfpϙϛϝϟ'
        'ϡϣϥϧϩϫϭϯkrseϸsϻͻͼͽeeђgєѕіїјљњћkiuџabvgdeziyklmnoprstufhayyeabvgdeziyklmnoprstufhayyeeegk'
        'iuѡѣѥѧѩѫѭѯѱѳѵѷѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎaaaaӕeeәӛzzӡiiiiooөӫeeuuuuuuӷyyӻӽӿԁ'
        'ԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚ'
        'ⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭᏰᏱᏲᏳᏴᏵвдосттъѣꙋაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿabdeghijklmnop'
        'rtuwabdegkmnoptuvvgdfiruvvgrfncdfzaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkk'
        'llllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxx'
        'yyzzzzzzhtwyasaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuu'
        'uuuuuuuuyyyyyyyyỻỽỿaaaaaaaaaaaaaaaaeeeeeeeeeeeeiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiooooooooo'
        'oooyyyyyyyyyyyyooooooooooooooooaaeeiiiiooyyooaaaaaaaaaaaaaaaaiiiiiiiiiiiiiiiiooooooooooo'
        'oooooaaaaaaaaaaaaiiiiiieeiiiiiiiiiiiiiyyyyrryyyyyyroooooooooo0i456789n0123456789aeoxhklm'
        'npstcghhhhhiillnpqrrrzozkabceefⅎmoipggpddeij1ivxlcdmivxlcdmↄ123456789ⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢ'
        'ⓣⓤⓥⓦⓧⓨⓩ0ⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶjvȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝ'
        'ⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛayꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹ'
        'ꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊꟑꟗꟙcfqꟶhᎠᎡᎢᎣᎤᎥᎦᎧᎨ'
        'ᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯ               01'
        '23456789abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃'
        '𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼hoq𐳀𐳁'
        '𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦'
        '𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijk'
        'lmnopqrstuvwxyzabcdefgijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuv'
        'wxyzacdgjknopqstuvwxyzabcdfhijklmnpqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopq'
        'rstuvwxyzabdefgjklmnopqstuvwxyabcdefghijklmnopqrstuvwxyzabdefgijklmostuvwxyabcdefghijklm'
        'nopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvw'
        'xyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefg'
        'hijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopq'
        'rstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyziavgdeziiklmnxoprstyfoavgde'
        'ziiklmnxoprsstyfoekfrpavgdeziiklmnxoprstyfoavgdeziiklmnxoprsstyfoekfrpavgdeziiklmnxoprst'
        'yfoavgdeziiklmnxoprsstyfoekfrpavgdeziiklmnxoprstyfoavgdeziiklmnxoprsstyfoekfrpavgdeziikl'
        'mnxoprstyfoavgdeziiklmnxoprsstyfoekfrp01234567890123456789012345678901234567890123456789'
        '𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃0123456789');
    IF translate(words, spelt, '') <> words THEN
        words := (SELECT string_agg(coalesce(spellings[nullif(strpos(spelt, letter), 0)], letter), '' ORDER BY place)
            FROM regexp_split_to_table(words, '') WITH ORDINALITY r (letter, place));
    END IF;
    RETURN words;
END $$;

-- As the functions that SQLite's connections have: see the class Database.
CREATE FUNCTION has_text(wanted TEXT, VARIADIC texts TEXT[]) RETURNS BOOLEAN LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT strpos(searchable(array_to_string(texts, chr(1))), wanted) > 0
$$;
CREATE FUNCTION folded(words TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE WHEN octet_length(words) = length(words) THEN lower(words COLLATE "C")
        ELSE translate(lower(words COLLATE "C"),
        'µÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴ'
        'ŶŸŹŻŽſƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǄǅǇǈǊǋǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǱǲǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚ'
        'ȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎͅͰͲͶͿΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫςϏϐϑϕϖϘϚϜϞϠϢϤϦϨϪϬϮϰϱϴϵϷϹϺ'
        'ϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰ'
        'ҲҴҶҸҺҼҾӀӁӃӅӇӉӋӍӐӒӔӖӘӚӜӞӠӢӤӦӨӪӬӮӰӲӴӶӸӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉ'
        'ՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᏸᏹᏺᏻᏼᏽᲀᲁᲂᲃᲄᲅᲆᲇᲈᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣ'
        'ᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿḀḂḄḆḈḊḌḎḐḒḔḖḘḚḜḞḠḢḤḦḨḪḬḮḰḲḴḶḸḺḼḾṀṂṄṆṈṊṌṎṐṒṔṖṘṚṜṞṠṢṤṦṨṪṬṮṰṲṴṶṸṺ'
        'ṼṾẀẂẄẆẈẊẌẎẐẒẔẛẞẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸỺỼỾἈἉἊἋἌἍἎἏἘἙἚἛἜἝἨἩἪἫἬἭἮἯἸἹἺ'
        'ἻἼἽἾἿὈὉὊὋὌὍὙὛὝὟὨὩὪὫὬὭὮὯᾈᾉᾊᾋᾌᾍᾎᾏᾘᾙᾚᾛᾜᾝᾞᾟᾨᾩᾪᾫᾬᾭᾮᾯᾸᾹᾺΆᾼιῈΈῊΉῌῘῙῚΊῨῩῪΎῬῸΌῺΏῼΩKÅℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ'
        'ⅬⅭⅮⅯↃⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮ'
        'ⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊ'
        'ꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆ'
        'ꟇꟉꟐꟖꟘꟵꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿＡＢ'
        'ＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇'
        '𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨'
        '𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍'
        '𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
        'μàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĳĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵ'
        'ŷÿźżžsɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵơƣƥʀƨʃƭʈưʊʋƴƶʒƹƽǆǆǉǉǌǌǎǐǒǔǖǘǚǜǟǡǣǥǧǩǫǭǯǳǳǵƕƿǹǻǽǿȁȃȅȇȉȋȍȏȑȓȕȗșț'
        'ȝȟƞȣȥȧȩȫȭȯȱȳⱥȼƚⱦɂƀʉʌɇɉɋɍɏιͱͳͷϳάέήίόύώαβγδεζηθικλμνξοπρστυφχψωϊϋσϗβθφπϙϛϝϟϡϣϥϧϩϫϭϯκρθεϸϲϻ'
        'ͻͼͽѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѷѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұ'
        'ҳҵҷҹһҽҿӏӂӄӆӈӊӌӎӑӓӕӗәӛӝӟӡӣӥӧөӫӭӯӱӳӵӷӹӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչ'
        'պջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭᏰᏱᏲᏳᏴᏵвдосттъѣꙋაბგდევზთიკლმნოპჟრსტუ'
        'ფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿḁḃḅḇḉḋḍḏḑḓḕḗḙḛḝḟḡḣḥḧḩḫḭḯḱḳḵḷḹḻḽḿṁṃṅṇṉṋṍṏṑṓṕṗṙṛṝṟṡṣṥṧṩṫṭṯṱṳṵṷṹṻ'
        'ṽṿẁẃẅẇẉẋẍẏẑẓẕṡßạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹỻỽỿἀἁἂἃἄἅἆἇἐἑἒἓἔἕἠἡἢἣἤἥἦἧἰἱἲ'
        'ἳἴἵἶἷὀὁὂὃὄὅὑὓὕὗὠὡὢὣὤὥὦὧᾀᾁᾂᾃᾄᾅᾆᾇᾐᾑᾒᾓᾔᾕᾖᾗᾠᾡᾢᾣᾤᾥᾦᾧᾰᾱὰάᾳιὲέὴήῃῐῑὶίῠῡὺύῥὸόὼώῳωkåⅎⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻ'
        'ⅼⅽⅾⅿↄⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱ'
        'ɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋ'
        'ꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎ'
        'ꟈꟊꟑꟗꟙꟶᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯａｂ'
        'ｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯'
        '𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨'
        '𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯'
        '𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃') END
$$;

-- As the functions of SQLite with these names, for the uses that the program makes of them.
CREATE FUNCTION json_extract(document TEXT, path TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT jsonb_path_query_first(CAST(document AS JSONB), CAST(path AS JSONPATH)) #>> '{}'
$$;
CREATE FUNCTION json_each(document TEXT) RETURNS TABLE (value TEXT) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT json_array_elements_text(CAST(document AS JSON))
$$;

CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE merchant (
    seq              BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    id               TEXT   NOT NULL UNIQUE CHECK (length(id) = 24),
    name             TEXT   NOT NULL CHECK (name <> ''),
    created_at       BIGINT NOT NULL,
    clearing_account TEXT   NOT NULL DEFAULT '' CHECK (length(clearing_account) <= 34),
    company_name     TEXT   NOT NULL DEFAULT '',
    address          TEXT   NOT NULL DEFAULT '',
    vat_number       TEXT   NOT NULL DEFAULT ''
);

CREATE TABLE payment_channel (
    id   BIGINT PRIMARY KEY,
    name TEXT   NOT NULL UNIQUE
);
INSERT INTO payment_channel (id, name) VALUES
    (1, 'ONLINE'), (2, 'INSTORE'), (3, 'INVOICE');

CREATE TABLE profile (
    seq                       BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    id                        TEXT   NOT NULL UNIQUE CHECK (length(id) = 24),
    merchant                  BIGINT NOT NULL REFERENCES merchant (seq),
    name                      TEXT   NOT NULL CHECK (name <> ''),
    creditor_name             TEXT   NOT NULL CHECK (creditor_name <> ''),
    iban                      TEXT   NOT NULL,
    channel                   BIGINT NOT NULL REFERENCES payment_channel (id),
    bulk_id                   TEXT   NOT NULL,
    identify_callback_url     TEXT   NOT NULL,
    callback_url              TEXT   NOT NULL,
    is_open                   BIGINT NOT NULL CHECK (is_open IN (0, 1)),
    allows_refunds            BIGINT NOT NULL CHECK (allows_refunds IN (0, 1)),
    allows_loopback_callbacks BIGINT NOT NULL CHECK (allows_loopback_callbacks IN (0, 1)),
    created_at                BIGINT NOT NULL,
    asks_acknowledgement      BIGINT NOT NULL DEFAULT 0 CHECK (asks_acknowledgement IN (0, 1)),
    refunds_accept_api_key    BIGINT NOT NULL DEFAULT 0 CHECK (refunds_accept_api_key IN (0, 1)),
    callback_header           BIGINT NOT NULL DEFAULT 1 CHECK (callback_header IN (1, 2)),
    jwks_url                  TEXT   NOT NULL DEFAULT '',
    jwks                      TEXT   NOT NULL DEFAULT '' CHECK (jwks = '' OR jwks_url = ''),
    last_iban                 TEXT   NOT NULL DEFAULT '',
    allows_private_callbacks  BIGINT NOT NULL DEFAULT 0 CHECK (allows_private_callbacks IN (0, 1)),
    has_synchronous_callback  BIGINT NOT NULL DEFAULT 0 CHECK (has_synchronous_callback IN (0, 1))
);
CREATE INDEX profile_by_merchant ON profile (merchant);

CREATE TABLE point_of_sale (
    seq       BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    profile   BIGINT NOT NULL REFERENCES profile (seq),
    id        TEXT   NOT NULL CHECK (length(id) BETWEEN 1 AND 36),
    name      TEXT   NOT NULL,
    shop_id   TEXT   NOT NULL,
    shop_name TEXT   NOT NULL,
    UNIQUE (profile, id)
);

CREATE TABLE api_key (
    seq          BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    id           TEXT   NOT NULL UNIQUE CHECK (length(id) = 24),
    profile      BIGINT NOT NULL REFERENCES profile (seq),
    sha256       TEXT   NOT NULL UNIQUE CHECK (length(sha256) = 64),
    name         TEXT   NOT NULL CHECK (name <> ''),
    subject      TEXT   NOT NULL CHECK (subject <> ''),
    authorities  BIGINT NOT NULL CHECK (authorities BETWEEN 1 AND 3),
    created_at   BIGINT NOT NULL,
    last_used_at BIGINT,
    revoked_at   BIGINT,
    expires_at   BIGINT,
    addresses    TEXT   NOT NULL DEFAULT ''
);
CREATE INDEX api_key_by_profile ON api_key (profile);

CREATE TABLE payment_status (
    id   BIGINT PRIMARY KEY,
    name TEXT   NOT NULL UNIQUE
);
INSERT INTO payment_status (id, name) VALUES
    (1, 'PENDING'), (2, 'IDENTIFIED'), (3, 'AUTHORIZED'), (4, 'AUTHORIZATION_FAILED'), (5, 'FAILED'),
    (6, 'SUCCEEDED'), (7, 'CANCELLED'), (8, 'EXPIRED'), (9, 'PENDING_MERCHANT_ACKNOWLEDGEMENT'), (10, 'VOIDED');

CREATE TABLE actor_kind (
    id   BIGINT PRIMARY KEY,
    name TEXT   NOT NULL UNIQUE
);
INSERT INTO actor_kind (id, name) VALUES
    (1, 'SERVICE'), (2, 'API_KEY'), (3, 'WINDOW'), (4, 'DEBTOR'), (5,
    'SIGNATURE');

CREATE TABLE payment (
    seq                   BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    id                    TEXT   NOT NULL UNIQUE CHECK (length(id) = 24),
    profile               BIGINT NOT NULL REFERENCES profile (seq),
    status                BIGINT NOT NULL REFERENCES payment_status (id),
    amount                BIGINT NOT NULL CHECK (amount BETWEEN 1 AND 999999999999),
    created_at            BIGINT NOT NULL,
    expire_at             BIGINT NOT NULL,
    succeeded_at          BIGINT,
    reference             TEXT   NOT NULL,
    description           TEXT   NOT NULL,
    bulk_id               TEXT   NOT NULL,
    message               TEXT   NOT NULL,
    identify_callback_url TEXT   NOT NULL,
    callback_url          TEXT   NOT NULL,
    return_url            TEXT   NOT NULL,
    voucher_eligibility   TEXT   NOT NULL,
    point_of_sale         BIGINT REFERENCES point_of_sale (seq),
    debtor_name           TEXT   NOT NULL,
    debtor_iban           TEXT   NOT NULL,
    actor_kind            BIGINT NOT NULL REFERENCES actor_kind (id),
    actor_name            TEXT   NOT NULL,
    type                  BIGINT NOT NULL DEFAULT 1 CHECK (type BETWEEN 1 AND 4),
    shop_id               TEXT   NOT NULL DEFAULT '',
    shop_name             TEXT   NOT NULL DEFAULT '',
    acknowledge_by        BIGINT,
    refunded              BIGINT NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
    CHECK ((status = 6) = (succeeded_at IS NOT NULL))
);
CREATE INDEX payment_by_time ON payment (created_at);
CREATE INDEX payment_by_status ON payment (profile, status);
CREATE INDEX payment_by_reference ON payment (profile, reference) WHERE reference <> '';
CREATE INDEX payment_by_expiry ON payment (expire_at) WHERE status IN (1, 2);
CREATE UNIQUE INDEX payment_active_at_point_of_sale ON payment (point_of_sale) WHERE type = 2 AND status IN (1, 2);
CREATE INDEX payment_by_acknowledgement ON payment (acknowledge_by) WHERE status = 9;
CREATE INDEX payment_refunded ON payment (profile, seq, amount) WHERE refunded > 0;
CREATE INDEX payment_by_payer ON payment ((lower(debtor_name COLLATE "C"))) WHERE debtor_name <> '';
CREATE INDEX payment_by_refunded ON payment (refunded) WHERE refunded > 0;
CREATE INDEX payment_by_person ON payment ((lower(actor_name COLLATE "C"))) WHERE actor_name <> '';
CREATE TRIGGER payment_final_is_final BEFORE UPDATE OF status ON payment
    FOR EACH ROW WHEN (OLD.status IN (4, 5, 6, 7, 8, 10)) EXECUTE FUNCTION refuse('a final status is never left');
CREATE TRIGGER payment_stays BEFORE DELETE ON payment
    FOR EACH ROW EXECUTE FUNCTION refuse('payments are never deleted');
CREATE TRIGGER payment_is_not_emptied BEFORE TRUNCATE ON payment
    EXECUTE FUNCTION refuse('payments are never deleted');
CREATE TRIGGER payment_terms_are_fixed BEFORE UPDATE OF seq, id, profile, amount, created_at, reference,
    description, type, point_of_sale ON payment
    FOR EACH ROW EXECUTE FUNCTION refuse('the terms of a payment are fixed');

CREATE TABLE payment_step (
    seq        BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    payment    BIGINT NOT NULL REFERENCES payment (seq),
    at         BIGINT NOT NULL,
    cause      BIGINT NOT NULL CHECK (cause BETWEEN 1 AND 12),
    status     BIGINT NOT NULL REFERENCES payment_status (id),
    actor_kind BIGINT NOT NULL REFERENCES actor_kind (id),
    actor_name TEXT   NOT NULL
);
CREATE INDEX payment_step_by_payment ON payment_step (payment);

CREATE TABLE payment_count (
    profile BIGINT NOT NULL REFERENCES profile (seq),
    level   BIGINT NOT NULL CHECK (level IN (1, 2)),
    block   BIGINT NOT NULL,
    status  BIGINT NOT NULL REFERENCES payment_status (id),
    n       BIGINT NOT NULL CHECK (n >= 0),
    amount  BIGINT NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (profile, level, block, status)
);

CREATE TABLE service_key (
    seq          BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    kid          TEXT   NOT NULL UNIQUE CHECK (kid <> ''),
    algorithm    BIGINT NOT NULL CHECK (algorithm IN (1, 2)),
    sealed_key   TEXT   NOT NULL,
    certificate  TEXT   NOT NULL,
    published_at BIGINT NOT NULL,
    signs_from   BIGINT NOT NULL,
    retired_at   BIGINT
);

CREATE TABLE seen_request (
    seq        BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    digest     TEXT   NOT NULL CHECK (length(digest) = 32),
    seen_until BIGINT NOT NULL
);
CREATE INDEX seen_request_by_time ON seen_request (seen_until);

CREATE TABLE search_number (
    kind    BIGINT NOT NULL CHECK (kind BETWEEN 1 AND 5),
    value   BIGINT NOT NULL,
    payment BIGINT NOT NULL,
    PRIMARY KEY (kind, value, payment)
);

CREATE TABLE search_progress (
    source BIGINT PRIMARY KEY CHECK (source BETWEEN 1 AND 3),
    last   BIGINT NOT NULL CHECK (last >= 0)
);
INSERT INTO search_progress (source, last) VALUES
    (1, 0), (2, 0), (3, 0);

CREATE TABLE vat_rate (
    seq           BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    profile       BIGINT NOT NULL REFERENCES profile (seq),
    point_of_sale BIGINT REFERENCES point_of_sale (seq),
    first_day     BIGINT NOT NULL,
    shares        TEXT   NOT NULL,
    set_at        BIGINT NOT NULL
);
CREATE TRIGGER vat_rate_is_fixed BEFORE UPDATE ON vat_rate
    FOR EACH ROW EXECUTE FUNCTION refuse('a VAT rate is never changed');
CREATE TRIGGER vat_rate_stays BEFORE DELETE ON vat_rate
    FOR EACH ROW EXECUTE FUNCTION refuse('a VAT rate is never removed');
CREATE TRIGGER vat_rate_is_not_emptied BEFORE TRUNCATE ON vat_rate
    EXECUTE FUNCTION refuse('a VAT rate is never removed');

CREATE TABLE payment_vat (
    payment BIGINT PRIMARY KEY REFERENCES payment (seq),
    shares  TEXT   NOT NULL CHECK (shares <> '')
);
CREATE TRIGGER payment_vat_is_fixed BEFORE UPDATE ON payment_vat
    FOR EACH ROW EXECUTE FUNCTION refuse('the VAT rates of a payment are fixed');
CREATE TRIGGER payment_vat_stays BEFORE DELETE ON payment_vat
    FOR EACH ROW EXECUTE FUNCTION refuse('the VAT rates of a payment are fixed');
CREATE TRIGGER payment_vat_is_not_emptied BEFORE TRUNCATE ON payment_vat
    EXECUTE FUNCTION refuse('the VAT rates of a payment are fixed');

CREATE TABLE payer_pseudonym (
    payment BIGINT PRIMARY KEY REFERENCES payment (seq),
    run     BIGINT NOT NULL,
    name    TEXT   NOT NULL,
    iban    TEXT   NOT NULL
);
CREATE INDEX payer_pseudonym_by_run ON payer_pseudonym (run, payment);
CREATE TRIGGER payer_pseudonym_is_fixed BEFORE UPDATE ON payer_pseudonym
    FOR EACH ROW EXECUTE FUNCTION refuse('the pseudonym of a payer is never changed');
CREATE TRIGGER payer_pseudonym_stays BEFORE DELETE ON payer_pseudonym
    FOR EACH ROW EXECUTE FUNCTION refuse('the pseudonym of a payer is never removed');
CREATE TRIGGER payer_pseudonym_is_not_emptied BEFORE TRUNCATE ON payer_pseudonym
    EXECUTE FUNCTION refuse('the pseudonym of a payer is never removed');
CREATE FUNCTION payment_payer_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.debtor_name <> OLD.debtor_name OR NEW.debtor_iban <> OLD.debtor_iban)
        AND NOT (OLD.status = 1 AND NEW.status = 2)
        AND NOT EXISTS (SELECT 1 FROM payer_pseudonym p WHERE p.payment = OLD.seq
        AND p.name = NEW.debtor_name
        AND p.iban = NEW.debtor_iban) THEN
        RAISE EXCEPTION 'the payer of a payment is fixed';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER payment_payer_is_fixed BEFORE UPDATE OF debtor_name, debtor_iban ON payment
    FOR EACH ROW EXECUTE FUNCTION payment_payer_is_fixed();

-- Texts in the form of searchable(), found by their trigrams. rowid: as in the tables of SQLite with these names.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE search_payment (
    rowid BIGINT PRIMARY KEY,
    words TEXT NOT NULL
);
CREATE INDEX search_payment_words ON search_payment USING gin (words gin_trgm_ops);
CREATE TABLE search_refund (
    rowid BIGINT PRIMARY KEY,
    words TEXT NOT NULL
);
CREATE INDEX search_refund_words ON search_refund USING gin (words gin_trgm_ops);

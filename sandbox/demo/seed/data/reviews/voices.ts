import type { Line } from '../../lines.ts';

/**
 * Reviewers' households. These lists speak of people and times rather than of the product, and are drawn from without
 * repetition nearby.
 */
export const HOUSEHOLDS: readonly Line[] = [
  '[Two of us|Just the two of us|A couple] and a [spaniel|spaniel puppy|deaf old spaniel]',
  '[Family of five|Family of six|Five of us|Five of us and a lodger|Four of us, soon five]',
  ['Width<=700', 'Just me, [top-floor flat|a flat with no lift|one bedroom and a box room|a studio]'],
  '[Four|Five|Six|Three] students in one [house|terrace|flat]',
  'Retired, the pair of us',
  '[Two toddlers and a baby|Twins of two and a baby|Three under five|A baby and two toddlers] here',
  '[Three generations under one roof|Us, my parents and the children|Gran lives with us, so seven]',
  'A couple [with|on] opposite shifts',
  '[Single dad, girls at weekends|Dad on his own, children half the week|Mum of two on my own]',
  '[Six|Eight|Nine|Eleven] of us at [Christmas|Easter], two otherwise',
  'A rented [terrace|house|semi], [landlord’s money|my own money|landlord’s choice, nearly]',
  '[My parents’|My mother’s|My in-laws’|An aunt’s] bungalow',
  ['Width<=600', 'A [narrowboat|houseboat], believe it or not'],
  'Teenage [boys|girls], [three|two|four] of them',
  'Holiday let, so [strangers use it|it gets every sort of guest|nobody is gentle with it]',
  'New build, [first home|our first place|keys in March]',
  '[Farmhouse with hard water and mud|Smallholding, mud in every season|Farm cottage, dogs and boots]',
  'A small vicarage',
  'Home all day since [I|we both] retired',
  'We foster, so numbers [vary|go up and down|change by the week]',
  ['Width<=700', 'Flat above a [shop|chemist’s|chip shop|bookmaker’s]'],
  ['Width<=600', '[Granny annexe|Annexe for my father|Garden annexe]'],
  '[Village hall|Cricket club|Church hall|Allotment society] committee speaking',
  'A house share [where nobody reads instructions|of four, one of them tidy|with a rota nobody keeps]',
  'Empty nest at last',
  '[Victorian|Edwardian|Thirties] semi, [two adults, one cat|four of us|us and the cats]',
  'A [sister|brother|friend] and I share',
  'Just [him|her] and me now',
  '[Big|Old|Cold] house, small [family|household]',
  'Grandchildren [every Tuesday|most weekends|in the holidays]',
  '[Nurse|Postman|Baker], up at [four|half past four|five]',
  'Working from home, [both of us|three days in five|the pair of us, in different rooms]',
];

/** Reasons for buying; `{thing}` is the sort of product. */
export const REASONS: readonly Line[] = [
  '[Saw it|Tried it|First met it] at [my sister’s|a friend’s|work|a holiday cottage] and [looked it up that night|wanted one|made a note].',
  'We [had been making do|managed without|borrowed one] for [a month|six weeks|far too long].',
  'The [size|width|price] [decided it|settled it|made the choice for us].',
  '[Read the page twice|Rang with a question|Slept on it], then ordered.',
  [
    'Weight>=15',
    'The [extension|new kitchen|utility room] was [done|plastered|ready] and this was the last thing to choose.',
  ],
  [
    'Weight>=15',
    'The old {thing} [was on its last legs|had seen better days|gave up in the spring] and [that was that|my wife had seen enough of it|it had to go].',
  ],
  'A [birthday|wedding|Christmas|moving-in] present [to ourselves|from my parents|from the children].',
  'The old {thing} [had lasted|did] [eleven|twelve|fourteen|sixteen] years and owed us nothing.',
  'Bought in a hurry when the last {thing} [gave out|went bang|died] on [a Friday night|Boxing Day|a bank holiday|the day before we had people].',
  [
    'Weight>=15',
    'Ours was [condemned|written off|given up on] by the [man|engineer|chap] who came to [mend|look at] it.',
  ],
  [
    'Weight>=8',
    'We moved, and the [sellers|people before us|last owners] [took theirs with them|left a gap and a note|had taken theirs].',
  ],
  'My [sister|brother|cousin|neighbour|boss] has had this one for [a year|two years|months] and would not stop about it.',
  'The one before was [a bargain|a special buy|a cheap one] and behaved like one.',
  'After [nine|fifteen|nineteen|twenty] years with another make I was [wary of changing|slow to change|not keen to switch].',
  [
    'Weight>=15',
    '[A spare part|The repair|One part] for the last {thing} would have cost [half as much as this|nearly as much|more than it was worth].',
  ],
  'Spares for the old one [could no longer be had|had dried up|are not made any more].',
  'I put it off for [months|a year|most of the summer], then bought it in [ten minutes|a lunch hour|five minutes].',
  'Wanted something plain after years of [menus and beeps|beeps|an app|flashing lights].',
  [
    'Weight>=15',
    'Part of a new kitchen, and the [one|only] thing I was [let choose|allowed to choose|asked about].',
  ],
  'My [wife|husband|daughter] picked it; I was [sent to find fault|told to pay|left to write this].',
  'I compared [five|six|nine|a dozen] before [this|this one|I settled on this].',
  'It was this or one at [twice the price|£200 more|half as much again], and the figures were [the same|near enough the same].',
  ['Weight>=15', 'Replaced like for like, [to the centimetre|same size|no alterations].'],
  'It is for my [mother|aunt|grandmother], who is [eighty-three|seventy-nine|ninety] and [firm in her views|hard to please|not fond of change].',
  ['Weight>=15', 'Our first {thing} that was not [second-hand|a hand-me-down|somebody else’s].'],
  [
    'Weight>=5',
    'The insurer paid, so for once I chose [by what I wanted|what I liked|without looking at the price first].',
  ],
  ['Weight>=15', '[Came as part of doing up|Bought for|Chosen for] a [rental|buy-to-let|student let].'],
  'I had the same make [in my last house|before|for years at the old place|when we were first married].',
  '[The neighbours’|My brother’s|My daughter’s|Next door’s] {thing} was the model for this.',
];

/** How long it has been in use, by the least number of days that takes. */
export const SPANS: readonly (readonly [days: number, text: Line])[] = [
  [
    9,
    '[A week|Eight days|Nine days] in, so [take this for what it is worth|early days|this is a first impression].',
  ],
  [16, '[Only a fortnight|Two weeks|Not much over two weeks|Fifteen days] so far.'],
  [
    24,
    [
      'Spare parts!',
      '[Three weeks|Just over three weeks|Some three weeks] of [daily use|using it every day].',
    ],
  ],
  [33, '[I waited|Left it|Gave it] a month before [writing|writing this|saying anything].'],
  [50, '[Seven weeks|A month and a half|Six weeks and a bit] [now|in|so far].'],
  [
    65,
    [
      'Functions>=6',
      'Two months [and still learning it|in and still finding things|and I have tried half of it].',
    ],
  ],
  [95, '[Written|This is|My view] after three months.'],
  [125, 'Four months [on now|on|in|gone].'],
  [160, ['Spare parts!', 'Five months of [ordinary use|family life|everyday use].']],
  [190, '[Half a year|Six months] old [this week|now|last Tuesday].'],
  [250, '[We have|I have] had it since before the clocks [changed|went back|went forward].'],
  [280, 'Nine months [in|on|of it].'],
  [
    370,
    [
      'Spare parts!',
      '[A full year|Twelve months|A year and a day], so [all seasons|summer and winter|it has seen everything].',
    ],
  ],
  [440, 'Well over a year [old now|in use|in].'],
  [560, 'Eighteen months in and [I thought I should report|still here|time I said something].'],
];

/** Verdicts of a few words, which may stand alone. */
export const SHORT: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    '[Delighted|Very happy|Chuffed to bits|Thrilled|So pleased][.| with it.]',
    'No [complaints|grumbles|regrets|moans] [at all|whatever|so far|from us].',
    'Does what it [should|says|is meant to] [and nothing else|and no more|every time|without a fuss].',
    '[Ten out of ten|Full marks|Five stars|Top marks] from [our house|all of us|me|the whole family].',
    '[Money well spent|Worth every penny|Worth the money|A good buy|Good value].',
    '[Very good|Excellent|Really good|Most satisfactory][ indeed| all round|].',
    '[I|We] would not [change a thing|change anything|swap it].',
    '[Quietly excellent|Quietly very good|Really rather good].',
    '[Exactly|Just|All] as [described|pictured|it says on the page].',
    '[First class|First rate|Top class|Top quality][.|, all of it.|, thank you.]',
    '[So far|Up to now|To date] [faultless|no faults|so good|not a thing wrong].',
    'Better than [I dared hope|I hoped|we expected|the last one by far|I thought it would be].',
    'It has earned its [place|keep|space].',
    'All good [here|so far|on our side].',
    '[Happy|Pleased|Content] with [every part of it|all of it|what we got|my choice].',
    '[Works|Fits|Came on time], [looks right|looks smart|does the job], [done|happy|sorted].',
    '[A pleasure|A treat|A joy] to [use|own].',
    '[Would recommend|I would recommend it|Recommended] to [anybody|anyone|friends|my family].',
    '[Bang on|Right|Perfect], [all of it|for us|for our house|for what we wanted].',
    'As good as the one my [sister|brother|mother|neighbour] has.',
    'No [drama|bother|fuss|trouble], which is all I [asked|wanted].',
    '[Sensible|Sturdy|Simple] and [sorted|well made|good value].',
    '[My|Our] only regret is not [buying|getting one|doing it] [sooner|years ago].',
    '[Good value|Well made|Well worth it][ and then some|, I think|, every bit].',
  ],
  4: [
    '[Good|Very good|Decent|Sound], [not perfect|if not perfect|nearly perfect|not quite perfect].',
    '[Pleased|Happy|Content] with it [on the whole|overall|by and large|for the most part].',
    '[Very nearly|Almost|Not far off|So close to] five[| stars].',
    '[Four and a half|A half star more] if I could.',
    '[I|We] can live with [that|it].',
    'A [small|minor|little] thing, and [I|we] would still buy it[| again].',
    '[Not enough|No reason|Hardly enough] to [send it back|take it back|change it].',
    '[We have|I have|My wife has] got used to it.',
    '[That aside|Apart from that|Otherwise], [no complaints|all fine|all good|nothing to say against it].',
    'One star off for [that|it], [no more|sorry|that is all].',
    'Otherwise [just|exactly] what [we|I] [needed|wanted|hoped for].',
    'Knowing that, [I|we] would [choose it|buy it|have it] again.',
    'Small beer [against the rest|all things considered|really].',
    '[Good buy|Good value|A good choice|Worth having] all the same.',
    'Hardly a reason [not to|not to buy it|to look elsewhere].',
    'It does the main [thing|job] [well|very well|properly].',
  ],
  3: [
    '[Middle of the road|Middling|So-so|Average], [really|I would say|no more].',
    '[Neither here nor there|Neither good nor bad|Take it or leave it].',
    '[I|We] expected [more|a bit more|better] [for the money|at the price|from the name].',
    'It will [do|do for now|have to do|see us through].',
    '[Swings and roundabouts|Some good, some not|Good days and bad].',
    '[Adequate|Fair|Passable] is the word.',
    'I would [look again|look round|think] before buying another.',
    '[Half pleased|Not unhappy, not happy|In two minds].',
    'On balance, [fair|fine|all right|just about worth it].',
    'Right for [some|others|a smaller house], not quite for us.',
    'Three [is about right|is fair|seems fair|stars and no more].',
    'Nothing [wrong|bad], nothing [special|great|to write home about].',
  ],
  2: [
    'Not what [I paid for|we paid for|I was led to expect].',
    '[I am|We are] out of patience with it.',
    'Two stars because [it arrived|the delivery was good|the shop was decent about it].',
    'A [disappointment|let-down] from a name I [trusted|thought I knew].',
    '[I want|I wanted|We wanted] to like it and cannot.',
    '[We are|I am] talking to the shop about it.',
    'Think twice[| before you buy|, is my advice].',
    'Perhaps [mine|ours] is a bad one.',
  ],
  1: [
    'It has gone [back|back to the shop].',
    '[Avoid|One to avoid], [in my experience|I am afraid|sorry to say].',
    '[Waiting|Still waiting] for somebody to [look at it|come and see it].',
    'A waste of a [Saturday|weekend|morning].',
    '[I have|We have] asked for [the money back|a refund].',
    'Never again[|, sorry to say|, not this one].',
    'Not fit for [the job|what it is sold for|use].',
  ],
};

/** Praise that suits most products, by what is known of them. */
export const ANY_PRAISE: readonly Line[] = [
  'The [page|drawing|description] [told me all I needed|was honest about what it does not do|answered what I wanted to know].',
  [
    'Spare parts!',
    '[No fuss|No trouble|No surprises] [since|from day one|so far], and [I do not expect any|long may it last|that suits me].',
  ],
  [
    'Spare parts!',
    'I was going to [wait for a sale|buy second-hand|have the old one mended], and am glad I did not.',
  ],
  [
    'Installation!',
    '[Everybody|Even my teenager|My mother-in-law] could [work|use] it [without being shown|on the first day|straight off].',
  ],
  [
    'Installation!',
    'It [does not draw attention to itself|fits in with the rest|goes with what we had], which is [what I wanted|how I like it|the idea].',
  ],
  [
    'Spare parts!',
    'It was [here|with us] [sooner|earlier] than [I expected|the builders were|I had room for it].',
  ],
  [
    'Weight>=15',
    '[Solid|Steady|Heavy in a good way]: it [does not shift|feels planted|is not going anywhere].',
  ],
  [
    'Width! & Installation!',
    'The width on the page, {Width}, is [the width I measured|what my tape says|what it measures|right].',
  ],
  [
    'Guarantee=5 years|10 years & Spare parts!',
    'The {Guarantee} of guarantee [settled it for me|decided us|was the reason|tipped it].',
  ],
  [
    'Spare parts=10 years|12 years|15 years|20 years',
    'Spares [promised|to be had|kept] for {Spare parts}: [more of that, please|that is how it should be|good|so it can be mended].',
  ],
  [
    'Made in=United Kingdom & Spare parts!',
    'Made in the United Kingdom, which [still counts for something with me|I like to see|pleased my father|is rarer than it was].',
  ],
  [
    'Made in!=United Kingdom|China & Spare parts!',
    'Made in {Made in}, and [it feels properly put together|well made|solid with it|nothing is loose].',
  ],
  [
    'Controls=Knobs',
    'Real knobs[|, at last|, thank heaven]: [I had forgotten how nice that is|no screen to poke|you can feel where they are].',
  ],
  [
    'Controls=Touch',
    'The touch panel [answers|works] first time, [damp fingers and all|even with wet hands|no prodding].',
  ],
  [
    'Controls=Buttons',
    'Buttons that [click|go in with a click], with words beside them [I can read|my mother can read|in plain English].',
  ],
  [
    'Child lock=Yes',
    'The child lock has [defeated|beaten|foxed] our [two-year-old|three-year-old|grandson|twins] so far.',
  ],
  [
    'Smart=Yes',
    'There is an app for [those who like that|my son|the keen]; it works [just as well without|without it|perfectly well with no telephone near it].',
  ],
  [
    'Smart=No',
    'No app, no account, no password[: bliss|, and good riddance|, just what I wanted|: more like this, please].',
  ],
  [
    'Cable>=1.5',
    '[Its cable is {Cable}|The cable is {Cable}|{Cable} of cable], so [our socket was in reach|it reached|no extension lead|the socket round the corner did].',
  ],
  [
    'Weight>=40',
    'It weighs {Weight}, and [feels like it|that is no bad sign|stands like a rock|you can tell why].',
  ],
  [
    'class=A & scale=new',
    'Class A was [the reason|what we were after|why we chose it], and [our bills agree|the meter agrees|the meter has slowed|so far it shows].',
  ],
  [
    'Programmes!',
    'Of the {Programmes} programmes we use [three|four|two|five][, which is more than before|, and they are the right ones| so far|, which is plenty].',
  ],
  [
    'Functions>=6',
    '{Functions} functions, and [the book says plainly what each is for|I use four|I have found a use for most|each has a purpose].',
  ],
  [
    'Installation=Worktop',
    'It has stayed out on the worktop, [which I had not planned|as it is used daily|it is too handy to put away|and nobody minds].',
  ],
  [
    'Installation=Freestanding|Worktop',
    'In {finish} it looks [better|smarter|warmer] [in the room|in daylight|in place] than on [my screen|the page].',
  ],
  ['Installation!', 'It looks [dearer than it was|more expensive than it was|a cut above its price].'],
  'Everything that [should have been in the box|the page listed] was [there|in it|there, and nothing broken].',
  [
    'Spare parts!',
    'I asked [two questions|three things|a few things] by telephone first and [the answers proved right|was told the truth|got a straight answer].',
  ],
  [
    'Installation!',
    'It matches the drawing on the page [to the millimetre, near enough|as near as I can measure|exactly].',
  ],
  [
    'Installation!',
    'Nothing [rattles|creaks|is loose], nothing [wobbles|squeaks|is sharp], nothing smells of plastic.',
  ],
  '[A friend|My neighbour|My brother|A colleague|My sister-in-law] has since bought [the same|one too|one as well].',
  [
    'Spare parts!',
    '[Ordered|Bought|Chosen] on the strength of the figures, and they [hold|are right|stand up].',
  ],
  [
    'Spare parts!',
    'My [husband|father|mother-in-law|wife], who [likes nothing|is hard to please|grumbles at everything], likes it.',
  ],
  ['Spare parts!', 'Somebody answers the telephone here, which [decided me|counts|I value|is worth a lot].'],
  'I had [braced myself for|expected|been warned of] [a disappointment|a let-down|trouble] and none came.',
  ['Installation!', 'It was in use [an hour|half an hour|two hours|twenty minutes] after it came.'],
  ['Installation!', 'The instructions are [pictures|short|one sheet], and [right|clear|enough].'],
  [
    'Installation!',
    'My [neighbour|sister|mother|builder] came to look and [stayed to admire|took down the number|wants one].',
  ],
  [
    'Height! & Installation!',
    'At {Height} high it went [where the tape said it would|in without a scrape|under what it had to|exactly where it should].',
  ],
  [
    'Depth! & Installation!',
    '{Depth} deep, as stated, so [no surprises there|it goes where we planned|my drawing was right].',
  ],
  [
    'Weight<=12 & Weight>=2',
    '[Light enough|No trouble] at {Weight} for me to [shift|lift|move|carry] by myself.',
  ],
  [
    'Rated power>=1500',
    'It draws {Rated power} and [our old wiring|the old ring main|our thirty-year-old wiring] takes that without a murmur.',
  ],
  'Not the cheapest [I looked at|on the page|of the four], and [I am glad I did not take the cheapest|worth the difference|I know why].',
  [
    'Installation!',
    '[You can tell that somebody thought about the edges|Somebody has thought about the edges]: [no sharp ones|smooth all round].',
  ],
  'I have [read|heard] worse about dearer ones.',
  'I read the [long|bad|middling] reviews before buying, and they were [right|fair|useful].',
  ['Spare parts!', 'Registered the guarantee in [two|three|five] minutes with the number on the plate.'],
  ['Spare parts!', 'Nothing about it needs explaining to [visitors|guests|my parents|the babysitter].'],
  [
    'Installation!',
    'It wipes down in [a minute|no time|seconds] [at the end of the day|with a damp cloth|after supper].',
  ],
  [
    'Installation!',
    'My [son-in-law|nephew|cousin], who [sells these for a living|mends these|fits kitchens], approved.',
  ],
  ['Rated power>=100', 'I have had no reason to open the manual [twice|again|since the first day].'],
  ['Spare parts!', 'It feels like something that was made to [be mended|last|be used].'],
  'Cheaper here than in the [shop I looked at it in|high street|place in town], once delivery was counted.',
  'I nearly paid [more|£150 more|a good deal more] for one with a badge I knew better.',
  'It came [a good deal|far|much] better packed than the last thing I [bought on the internet|ordered|had sent].',
];

/** Praise for parts and packs, which nobody lives with. */
export const PART_PRAISE: readonly Line[] = [
  '[Right part|Right size|Right thing], [right price|first time|no messing about].',
  [
    'Type!=Descaler|Cleaner|Water filter',
    'The [old|worn|cracked] one came off, this went on, [ten minutes|a quarter of an hour|job done].',
  ],
  '[Ordered|Bought] [at night|on Sunday|in my lunch hour] from the number on the [old one|machine|plate].',
  'Half the price [the engineer asked|of a call-out|they wanted in town].',
  [
    'Type!=Descaler|Cleaner|Water filter',
    'Same as [the one that came off|the original|what was on it], as far as I can [see|tell].',
  ],
  '[The sort of thing|One of those things] nobody sees and everybody misses when [it goes|it has gone].',
  'I looked up the old one by [its number|the number on it|the plate], and this page had the same figures.',
  'The page said what it goes with, which saved me [taking ours apart twice|a phone call|ordering two].',
  'Nobody had to be called out for it, which was [the point|the idea|a saving].',
  'A dull thing to spend money on, and [money well spent all the same|it had to be done|worth it].',
  'I had [two|one|three] from [the market|a website|the pound shop] first, and this is better.',
  'My [father|grandfather|uncle] kept one like it in a [drawer|shed] for [forty|thirty] years, and now so do I.',
];

/** Minor complaints that suit most products. */
export const ANY_GRUMBLE: readonly Line[] = [
  [
    'Controls!',
    'The [manual|quick guide] is [all on the web|a fold-out sheet|thin], and I like [paper|a proper book|something to write on].',
  ],
  [
    'Installation!',
    'It [smelt|smelled] a bit [new|of the factory|of warm paint] for the first [day|few days|week].',
  ],
  'It is [a pound or two|a little|somewhat] dearer [than in the spring|than last year|than I had in mind].',
  ['Installation!', 'The [badge|maker’s name] is [larger|brighter] than it need be.'],
  [
    'Cable<=1.6',
    'At {Cable} the [cable|flex] is [shorter than I should like|on the short side|too short for our kitchen|a bit mean].',
  ],
  [
    'Controls=Touch',
    'Touch controls show every fingermark[| there is|, mine most of all|, and we have children].',
  ],
  ['Controls=App and knob', 'Setting up the app took me [three goes|an evening|two goes and a cup of tea].'],
  [
    'Controls=Buttons',
    'The writing on the buttons is [pale and small|too small|hard to read in poor light|grey on grey].',
  ],
  [
    'Smart=Yes',
    'It asks to be let on [to the wireless|to the wi-fi|line] [more often than it is told no|every week|more than I like].',
  ],
  ['Weight>=60', 'At {Weight} nobody [moves|shifts] it to [clean|sweep|hoover] behind it.'],
  [
    'Made in=China & Spare parts!',
    'The leaflet has been through [several|a few] languages before it [reached|got to] English.',
  ],
  [
    'Guarantee=2 years & Spare parts!',
    'Two years of guarantee is [fair; five would be better|what it has; five would be better|all right; others give five].',
  ],
  [
    'Installation!',
    'The film over the front took [longer to get off than anything else|an age to peel off|some getting off].',
  ],
  'I paid [full price|the full amount|top price] and it was reduced the week after[|, of course|, typically].',
  ['Spare parts!', 'The photographs made me expect something [a little grander|bigger|a little smarter].'],
  ['Spare parts!', 'The guarantee [card|form] asks for more about me than about it.'],
  'It was out of stock for [a fortnight|three weeks|a month] when I first [looked|wanted it].',
  ['Spare parts!', 'The maker’s website is [no help at all|no use|hard work]; the shop helped.'],
  [
    'Installation! & Controls=Knobs',
    'The knobs could do with a [clearer|bolder|brighter] mark to show where they point.',
  ],
  ['Installation=Built-in|Integrated', '[Two|Three] of the fixing screws were the wrong length.'],
  [
    'Installation=Freestanding',
    'The feet had to be wound [right out|nearly right out|out a good way] on our [floor|old floor|sloping floor].',
  ],
  [
    'Installation=Freestanding|Worktop',
    'The back is bare, so [it looks best against a wall|no good for an island|it needs a wall behind it].',
  ],
  ['Installation=Worktop', 'The maker’s picture makes it look [larger|bigger] than it is.'],
  [
    'Installation!',
    'The sticker left [a mark|glue] that [wanted|needed] [white spirit|a good scrub|some oil and patience].',
  ],
  [
    'Weight>=5',
    'There was more cardboard than [I could get into the car|the bin would take|I knew what to do with].',
  ],
  [
    'Installation=Freestanding|Worktop',
    'The colour is a shade [colder|darker|lighter] than [the picture|on my screen].',
  ],
  ['Installation!', 'No spare of the [small|little] part that is bound to get [lost|thrown away|swept up].'],
];

/** Faults of anything that runs on electricity or gas, in addition to those of its kind. */
export const ANY_FAULT: readonly Line[] = [
  [
    'Controls!',
    '[Dead on arrival|Dead out of the box]: [it would not even switch on|not a light, not a sound|nothing at all].',
  ],
  [
    'Controls!',
    'It ran for [three weeks|a month|five weeks|ten days] and then stopped [for good|dead|in the middle of things].',
  ],
  ['Controls!', 'The first one failed, and so did the one [sent in its place|they changed it for|after it].'],
  [
    'Controls!',
    'It smelt of burning [the first time|on the second day|last week], and I have not [dared|used it] since.',
  ],
  [
    'Controls!',
    'It works when it feels like it, and that is [not often|about one day in three|less and less].',
  ],
  ['Controls!', 'A piece of [trim|plastic|edging] came away [in my hand|in the first week|when I wiped it].'],
  ['Controls!', 'Mended [twice|once|three times] already, and it wants mending again.'],
  [
    'Controls!',
    'The finish has worn [through|off|away] where the hand goes[| after four months|, and it is not a year old].',
  ],
  [
    'Controls!',
    'It trips the electrics, though not every time, so [nobody believed me|they could not find it|it took weeks to prove].',
  ],
  [
    'Controls!',
    'It stopped halfway, [twice|three times|two days running], and [the third time|then] it would not start.',
  ],
  [
    'Controls!',
    'It cuts out for no reason and comes back [when it likes|an hour later|when you have given up].',
  ],
  [
    'Controls!',
    'Something inside came loose within [days|a week|a fortnight], and you can hear it [roll|knock|rattle about].',
  ],
  ['Controls=Touch', 'The touch panel stopped answering after [a fortnight|six weeks|two months].'],
  ['Controls=Buttons', 'The start button [sticks|has jammed|has gone soft] and another does nothing.'],
  ['Controls=Knobs', 'A knob came off in the first [week|month] and will not stay on.'],
  ['Controls=App and knob', 'The app lost it after [ten days|a week|an update] and has not found it again.'],
  [
    'Controls! & Noise!',
    'It has begun to [whine|howl|grind], and you hear it [two rooms away|across the landing|through the wall].',
  ],
  [
    'Controls! & Weight>=25',
    'I took a day off for the repair, and it was [no better|no different|worse] afterwards.',
  ],
];

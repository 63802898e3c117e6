/** What in a review the shop replies to. */
export type Cause = 'fault' | 'late' | 'rough' | 'grumble' | 'fit' | 'praise';

/** How a fault is put right: by a fitter's visit, by post, or by a refund for consumables. */
export type Remedy = 'visit' | 'post' | 'refund';

/** The shop's replies, by what they reply to. */
export const REPLIES: Readonly<Record<Exclude<Cause, 'fault'>, readonly string[]>> = {
  late: [
    'You were told one thing and got another, and that is our fault. We have written to you about it.',
    'Thank you for putting up with the wait. We have changed how that round is planned.',
    'It did not come when we said, and we are sorry. Our delivery desk has your order in front of them.',
    'We promise a day because people wait in for it. Sorry that we missed yours.',
  ],
  rough: [
    'Sorry about the delivery. The depot has your note, and we have taken it up with those who brought it.',
    'The way it reached you was not good enough. Our delivery desk has your order in front of them.',
    'We do read these: whoever brought it has been asked why.',
    'That is not how we want things to arrive. Thank you for telling us.',
  ],
  grumble: [
    'A fair point. We have passed it to the maker, who does listen when enough owners say the same.',
    'Thank you for saying so plainly: it helps the next person to choose.',
    'Others have told us the same, and we have asked the maker about it.',
    'Noted, and fairly put. If it comes to bother you more, ring us and we will talk about what can be done.',
    'Thank you for the full account, good and bad.',
  ],
  fit: [
    'Measurements from a real house are worth more than ours. Thank you.',
    'Thank you for saying how it went in: people ask us that more than anything.',
    'We have checked our drawing against what you say, and it agrees.',
    'Glad that it went in as it should. Thank you for telling others.',
  ],
  praise: [
    'Thank you. The people who packed it have been shown this.',
    'Good to hear, and thank you for taking the time.',
    'We are glad. The guarantee runs from the day it was delivered, and your order is the proof.',
    'Thank you. It is one of those that we like ourselves.',
    'That is kind of you. We have told the maker too.',
  ],
};

/** Minor complaints, recognised by a pattern, and replies that suit only that complaint. The first match counts. */
export const ANSWERS: readonly (readonly [complaint: RegExp, answers: readonly string[]])[] = [
  [
    /reduced the week after|Dearer than it was/,
    [
      'Prices go down as well as up, and the page shows those of the last twelve months. Sorry about the timing.',
      'We know how that feels. A price alert on the page would have told you, and we should say so more loudly.',
    ],
  ],
  [
    /cardboard|packet is bigger/,
    [
      'Fair. We have asked the maker for a smaller box; it is recycled with the household paper.',
      'Thank you: packaging is the thing we argue about with makers most often.',
    ],
  ],
  [/template/, ['Ring us with the model number and we will post you the template at its full size.']],
  [
    /manual|leaflet|instructions|booklet|[Ss]ymbols|print on the back|writing on the buttons/,
    [
      'Ring us with the model number and somebody will talk you through it: we have one here.',
      'You are not the first. We have asked the maker for words and larger print.',
    ],
  ],
  [
    /years of guarantee/,
    ['Two years is what we give on everything. Where the maker gives more, it is on the page.'],
  ],
  [
    /asks to be let on|app took/,
    ['It works as well without the app, if that is easier. Ring us if it will not.'],
  ],
  [
    /eco programme takes|long programmes are long/,
    [
      'The eco programme heats less water and makes up for it in time, which is where the saving comes from. The others are there for a hurry.',
      'That is why we put its length on the page. Start it at bedtime and nobody minds.',
    ],
  ],
  [
    /quick programme/,
    ['It is meant for a few things worn once. For a full load the ordinary cotton programme does better.'],
  ],
  [
    /stays locked/,
    [
      'The lock waits until the drum stands still and the water is out. The maker sets it, and it cannot be shortened.',
    ],
  ],
  [
    /takes its time: two hours/,
    ['A heat pump dries at a lower heat: longer, and for much less electricity than the other sort.'],
  ],
  [/single bath mat/, ['Put two towels in with it. One heavy item on its own cannot spread round the drum.']],
  [/Duvets come out/, ['Take a duvet out and shake it halfway, and it will dry right through.']],
  [/Elastic does not/, ['The low-heat programme is kinder to elastic, if there is time for it.']],
  [
    /[Ff]ingermark|[Ff]ingerprint|every drop/,
    ['A microfibre cloth that is just damp, then a dry one, leaves nothing behind.'],
  ],
  [
    /controls beep|beeps once too often|tune at the end/,
    ['On most of them it can be turned down. Ring us with the model number and we will find the page.'],
  ],
  [
    /clock is bright|display is bright/,
    ['Many of these displays can be dimmed. Ring us and we will look up how yours does it.'],
  ],
  [
    /Setting the clock|clock lost its time/,
    ['Ring us and we will go through the clock with you: it is two minutes once it has been shown.'],
  ],
  [/alarm goes/, ['It is there for the day when nobody is unpacking. We agree that a minute is short.']],
  [
    /feet are fiddly|feet had to be wound/,
    ['The front feet are best set with a spanner before it goes back. If it rocks, ring us.'],
  ],
  [/film over the front/, ['A hair dryer for half a minute, and the film comes off in one piece.']],
  [/sticker left/, ['White spirit is right. We have asked the maker for a label that peels.']],
  [
    /small part that is bound|Only one shelf came/,
    ['Tell us which, with the model number, and we will find the part number for you.'],
  ],
  [
    /cable is shorter|lead is short/,
    ['Makers keep them short so that nobody trips. Please do not run it from an extension lead.'],
  ],
  [
    /wants defrosting/,
    [
      'Defrost it when the ice is half a centimetre thick. It takes an hour, and you will see it on the meter.',
    ],
  ],
  [
    /smells for the first/,
    [
      'That is oil from the factory burning off. Half an hour empty on full heat, with the window open, will clear it.',
    ],
  ],
  [
    /fan runs on/,
    ['It cools the electronics and stops on its own. Please do not switch it off at the wall.'],
  ],
  [/Half my pans/, ['If a magnet sticks to the base, the pan will work. We are sorry about the others.']],
  [
    /four on full/,
    ['Most induction hobs share their power when every zone is on full. We should say so on the page.'],
  ],
  [
    /carbon filter is extra|window kit is extra/,
    ['It is sold separately, because not everybody needs it. We will try to say so more clearly.'],
  ],
  [
    /adds up|Filters are £|[Bb]ags are dear|tube of charcoal|cost to reckon|buying again/,
    ['A running cost that is easily forgotten when choosing. Thank you for mentioning it.'],
  ],
  [
    /hollow bottoms/,
    ['They drain better leaning against the side of the rack. The hollow ones always keep a little.'],
  ],
  [/rinse aid light/, ['A lower setting makes it last longer; in soft water the lowest is enough.']],
  [/Plastic tubs/, ['Plastic holds no heat, so it dries last in any dishwasher. A tea towel it is.']],
  [/tablet box sticks/, ['Dry the lid before you fill it, and it runs.']],
  [
    /Limescale shows/,
    ['A wipe with a dry cloth after use keeps it off. In hard water, dark finishes need that.'],
  ],
  [/furs it up/, ['With water as hard as that, a descaler every few weeks is the only cure we know.']],
  [/aerator clogs/, ['A night in vinegar, and it runs like new.']],
  [
    /scratched in the first week/,
    ['New steel shows every mark. In a month they run into one another and it looks even.'],
  ],
  [/first cup/, ['Run a little through before the cup goes under: it is what was left in the pipe.']],
  [/drain is in an awkward/, ['A cotton bud keeps it clear. We agree about where it is.']],
  [/colour is a shade/, ['Screens differ, and so do kitchens by lamplight. If it does not suit, ring us.']],
  [
    /look larger than it is|something a little grander/,
    ['Pictures flatter. The drawing on the page is to scale, with its measurements on it.'],
  ],
  [/out of stock for/, ['Sorry about the wait. The page can e-mail you as soon as it is back.']],
  [/website is no help/, ['That is what we are for. Thank you.']],
  [
    /fixing screws were|One screw short|One clip short/,
    ['Ring us and the right ones will be in the post the same day.'],
  ],
  [/back is bare/, ['True of nearly all of them, and worth saying. Thank you.']],
];

/** The shop's replies to a fault; `{thing}` is the sort of product. */
export const FAULT_REPLIES: Readonly<Record<Remedy, readonly string[]>> = {
  visit: [
    'We are sorry. That is a fault and under guarantee: an engineer will ring to agree a day, and there is nothing to pay.',
    'No {thing} should do that. An engineer is on the way under the guarantee; if it cannot be put right, we will replace it.',
    'Sorry to read this. Our repair desk has your order and will ring tomorrow, parts and labour on us.',
    'That is not how they usually are, and it is ours to put right. We have written to you with two days to choose from.',
    'We apologise. The engineer has been given your description, so that the right part comes with the first visit.',
    'Please leave it as it is: we would like our engineer to see it. There is no charge.',
  ],
  post: [
    'We are sorry. A new one is on its way to you, with a label to send this one back.',
    'That is a fault, and a fault is ours. A returns label is in the post to you, and you can choose a replacement or a refund.',
    'No {thing} should do that. We have sent you another without waiting for yours.',
    'Sorry to read this. It is under guarantee: we have written to arrange the exchange, at no cost to you.',
    'We apologise. Ours here does not do that, so yours is not right, and we will replace it.',
  ],
  refund: [
    'We are sorry that it let you down. Your money is on its way back, and you need not send it to us.',
    'That should not happen. We have refunded it and sent the number on the pack to the maker.',
    'Sorry. We have paid it back and asked the maker about that batch.',
  ],
};

/** Opening sentences of reviewers who were given the product. */
export const GIFTED: readonly string[] = [
  '[I was sent this to try|The maker sent this to me to try|I was sent this before it was in the shops], and asked for nothing but my opinion.',
  'Given to me by the maker for a [review|fair review|write-up], so bear that in mind.',
  'I paid nothing for [this|it]: it came for testing[|, with a questionnaire to send back|, and I have kept it].',
  'A free sample, [I should say|to be open about it|so weigh my words].',
  'This was given to me in return for a review, good or [bad|not].',
  'Money off my next order was offered for [writing this|a review|these few lines].',
];

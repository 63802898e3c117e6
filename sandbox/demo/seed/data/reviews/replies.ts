/** What a review is answered for. */
export type Cause = 'fault' | 'late' | 'rough' | 'grumble' | 'fit' | 'praise';

/** Goods that a fitter comes to, those that are sent back, and what is used up. */
export type Remedy = 'visit' | 'post' | 'refund';

/** What the shop answers, by what it answers to. */
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
    'We tried ours after reading this and see what you mean.',
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

/** What is answered to a small complaint that is not about the goods, by what it says. */
export const ANSWERS: readonly (readonly [said: RegExp, answers: readonly string[]])[] = [
  [
    /reduced the week after|[Dd]earer than it was/,
    [
      'Prices go down as well as up, and the page shows those of the last twelve months. Sorry about the timing.',
      'We know how that feels. A price alert on the page would have told you, and we should say so more loudly.',
    ],
  ],
  [
    /cardboard|packet is bigger|box was/,
    [
      'Fair. We have asked the maker for a smaller box; it is recycled with the household paper.',
      'Thank you: packaging is the thing we argue about with makers most often.',
    ],
  ],
  [
    /manual|leaflet|instructions|booklet|Symbols|symbols|print on the back/,
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
    /asks to be let on|the app took/,
    ['It works as well without the app, if that is easier. Ring us if it will not.'],
  ],
];

/** What the shop answers to a fault; `{thing}` is the sort of goods. */
export const FAULT_REPLIES: Readonly<Record<Remedy, readonly string[]>> = {
  visit: [
    'We are sorry. That is a fault and under guarantee: an engineer will ring to agree a day, and there is nothing to pay.',
    'No {thing} should do that. An engineer is on the way under the guarantee; if it cannot be put right it will be changed.',
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
    'We apologise. Ours here does not do that, so yours is not right, and it will be changed.',
  ],
  refund: [
    'We are sorry that it let you down. Your money is on its way back, and you need not send it to us.',
    'That should not happen. We have refunded it and sent the number on the pack to the maker.',
    'Sorry. We have paid it back and asked the maker about that batch.',
  ],
};

/** Said first by those who were given what they write of. */
export const GIFTED: readonly string[] = [
  'I was sent this to try, and asked for nothing but my opinion.',
  'Given to me by the maker for a review, so bear that in mind.',
  'I paid nothing for this: it came for testing.',
  'A free sample, I should say.',
  'This was given to me in return for a review, good or bad.',
  'Money off my next order was offered for writing this.',
];

/** Occasions and campaigns that are said beside what is looked for: they narrow nothing. */
export const SEASON_PHRASES =
  'black friday|cyber monday|boxing day|january sale|winter sale|summer sale|spring sale|autumn sale|bank holiday|christmas|xmas|easter|new year|mothers day|fathers day|valentines|valentines day|birthday|wedding|wedding list|anniversary|housewarming|gift|present|clearance|end of line|special offer|on offer|promotion';

/** Says of goods that they are to be reduced; alone it asks for the page of what is. */
export const REDUCED_PHRASES = 'reduced|cashback|half price|money off';

/** What a campaign's name may end in when it is typed: `black friday deals` is `black friday`. */
export const CAMPAIGN_ENDS = /^(?:deal|offer|sale|discount|promotion|event|bargain|saving)$/;

/** Occasions and campaigns that are mentioned beside a product and narrow nothing. */
export const SEASON_PHRASES =
  'black friday|cyber monday|boxing day|january sale|winter sale|summer sale|spring sale|autumn sale|bank holiday|christmas|xmas|easter|new year|mothers day|fathers day|valentines|valentines day|birthday|wedding|wedding list|anniversary|housewarming|gift|present|clearance|end of line|special offer|on offer|promotion';

/** Asks for products to be reduced. Alone, it asks for the page of reduced products. */
export const REDUCED_PHRASES = 'reduced|cashback|half price|money off';

/** Words that may follow the name of a campaign: `black friday deals` is `black friday`. */
export const CAMPAIGN_ENDS = /^(?:deal|offer|sale|discount|promotion|event|bargain|saving)$/;

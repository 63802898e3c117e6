import type { PlainTarget } from '@/lib/routing/href';

/** What is asked that a page answers, in the shopper's words and not in the page's own; parted by `|`. */
export const HELP_ASKS: Readonly<Partial<Record<PlainTarget, string>>> = {
  '/delivery':
    'delivery slot|time slot|delivery area|postcode you deliver to|isle of wight|orkney shetland jersey|remote islands|not in when you deliver|nobody home on the day|will the driver ring first|how many men bring it|upstairs flat no lift|bank holiday deliveries|evening or morning delivery|same day|express|extra charge for third floor|click and collect|pick it up from you|unpack it for me|where does the driver leave it|parking for the van|how soon can i have it|narrow road or lane|neighbour takes it in|leave it in a safe place|what time does the van turn up|early in the day',
  '/track-order':
    'change delivery date|change delivery address|missed my delivery|delivery is late|did not come|nobody turned up|where is my parcel|what time today|order number|hold my order|has it left the warehouse|keep it back until later|typed the wrong address|order confirmation not received|has it been sent',
  '/returns':
    'wrong item|box was open|packaging torn or opened|scratch on the door|scratched panel|wrong colour sent|arrived damaged or dented|part missing from the box|already opened or used it|how long do i have to return|does not fit|too big|do not like it|swap for another|exchange|when is my refund|who pays to send it back|no packaging left',
  '/cancel-an-order':
    'cooling off period|ordered by mistake|ordered twice|do not need it any more|stop my order',
  '/installation':
    'put in my new machine|fit it for me|connect it for me|wire in|plumb in|disconnect the old one|swap the door over|gas conversion|what is included in installation|need a gas engineer|need an electrician|certificate|level the machine|remove the old oven',
  '/recycling':
    'old machine taken|take the old one|collect my old appliance|scrap my fridge|dispose of old cooker|what happens to the old one|small electricals tip|tax on disposal|haul away',
  '/guarantee':
    'stopped working|leaks|went wrong after months|who pays for repairs|register my appliance|proof of purchase|move house|second owner|length of guarantee|still under guarantee|serial number|broke after a year',
  '/extended-cover':
    'accidental damage|consumer rights|worth having|five year plan|cancel my cover|make a claim|what does cover include|insure',
  '/spares-and-repair':
    'door handle snapped|shelf|knob|seal|drawer broken|book a repair|call out|how much is a repair|repairman|order a part|discontinued part',
  '/contact':
    'talk to a person|human|real person|adviser|showroom|visit you|where are you based|where are you located|live chat|call me back|head office|closing time|your hours|come and see it|look at it before i buy|open on sunday|how do i reach you|who do i ring|number to ring|nearest branch',
  '/complaints': 'not happy with service|terrible service|escalate|manager|rude driver',
  '/ways-to-pay':
    'cash|cheque|bank transfer|when do you take the money|deposit|buy now pay later|spread the cost|instalments|is my card safe|promo code not working|split payment|two cards|card declined|balance of a voucher|interest free|credit check|pay on delivery|zero percent',
  '/price-policy':
    'student discount|teacher discount|old price crossed out|nhs discount|blue light card|pensioner discount|beat a price|found it cheaper|price dropped after i bought|went down in price|refund the difference|haggle|best price|loyalty points',
  '/account':
    'copy of my invoice|what i bought before|what i bought last year|previous purchases|receipt for insurance|vat receipt|order history|past orders|change my email|delete my account|cannot log in|create an account|saved addresses',
  '/trade': 'builders|schools|care home|vat invoice for a business|bulk order|purchase order|developers',
  '/review-policy': 'leave a review|write a review|are reviews real|feedback',
  '/information-sheets':
    'user manual|instruction booklet|download manual|specification sheet|lost the instructions',
  '/about':
    'real company|who owns this shop|who owns you|are you british|who runs this|trustworthy|company registration|how long in business',
  '/product-safety': 'recalled model|safety notice|caught fire|is mine affected',
  '/accessibility': 'is your website accessible|screen reader|keyboard only|large print|colour contrast',
  '/cookies': 'turn off cookies|block cookies|cookie banner',
  '/privacy': 'sell my data|delete my details|what do you know about me|data request',
  '/newsletter': 'stop emails|too many emails|unsubscribe',
  '/my-home':
    'go through my front door|get up my stairs|measure my kitchen|know it will fit my kitchen|check the space',
  '/how-we-rank':
    'top of a list|first in the list|pay to be first|sponsored|do brands pay you|order of results',
  '/energy-labels': 'what do the letters mean|kwh on the label|how much to run|what is class e',
  '/forgot-password': 'new password|reset email not coming',
  '/careers': 'driver job|work for you|apply for a job',
};

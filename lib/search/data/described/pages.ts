import type { PlainTarget } from '@/lib/routing/href';

/** What a page answers: `is` says what it is about, `also` has words of those who ask. */
type DescribedPage = { path: PlainTarget; is: string; also: string };

export const DESCRIBED_PAGES: readonly DescribedPage[] = [
  {
    path: '/delivery',
    is: 'Delivery: days, dates, time slots, charges and areas. What the driver and crew bring, carry and unpack.',
    also: 'Do you deliver to my postcode, Northern Ireland, Scotland, Highlands, islands, Isle of Man, Isle of Wight, Jersey, Guernsey, Skye, Orkney, Shetland, Scilly, Cornwall, Ireland, abroad. Shipping cost, postage, free delivery, same day, next day, express, Saturday, Sunday, weekend, bank holiday, Christmas, evening, morning, early, late. What time will you be here, when does the van come, how soon, how long does it take, need it by Friday, today, tomorrow. Do I have to be in, not at home, nobody in, at work, sign for it, neighbour takes it, leave it in the porch, shed, garage, safe place, leave with the concierge. Will the driver ring or text first, call ahead, window of hours, two men lift it, carry upstairs, flights of stairs, third floor flat, no lift, narrow stairs, steps, gate, parking for the van, lorry, narrow lane, farm track, permit, take shoes off, into the kitchen, room of choice, kerbside, doorstep, leave outside. Click and collect, collect it myself, pick it up from the shop or warehouse. Unpack it, take the packaging, cardboard, polystyrene. Deliver to another address, work address, gift, not ready yet, kitchen is not finished, hold until later. Left it on the pavement, kerb, driveway, front garden, text me half an hour before, come after six, after school run, Caithness, Inverness, Wales, Devon, Kent, mainland, remote, narrow road for a lorry, do you cover my area, how far do you go, carry it in, over the threshold, heavy item, two person, delivered in the rain, on a certain day, choose a day, book a day, lead time, waiting list, in stock when, back in stock, out of stock, available again.',
  },
  {
    path: '/track-order',
    is: 'Track an order: where it is, when it comes, change the day or the address of delivery.',
    also: 'Where is my order, wheres my fridge, my parcel, has it been sent, dispatched, left the warehouse, status, tracking, order number lost, confirmation email not received, no email. Not arrived, did not come, nobody turned up, never showed, still waiting, late, delayed, missed delivery, waited in all day, driver did not come, failed delivery. Change, move, rearrange, postpone, bring forward the delivery date, put on hold, wrong address typed, change the order, add something to my order. It says delivered but nothing is here, lost parcel, swap Saturday for Monday, another day, different name on the order, amend the order, update my address, which day is it coming, no sign of the van, still no fridge, no update, tracking link not working.',
  },
  {
    path: '/returns',
    is: 'Returns: send it back, exchange it, get a refund of the money.',
    also: 'Money back, when will I see my refund, refund not received, how long have I got, days to return, changed my mind, do not like it, does not fit, too big, too small, too wide, ordered the wrong size, wrong colour, wrong item sent, swap for another, exchange, already used it, opened the box, plugged in, without the box, no packaging left, collect it from me, who pays postage, restocking fee. Arrived damaged, dented, dent, scratch, scratched, cracked, smashed, chipped, broken in transit, glass broken, damaged on arrival, dead on arrival, box was open, torn, looks used, second hand, part missing, missing screws, not as described, unwanted gift. Too loud, too noisy, bring it back, take it back, big scrape down the side, scuffed, bashed, knocked, bent, buckled, mark on the front, bracket missing, screws missing, missing bits, handle came off in the box, loose, wrong door side, not what I expected, hate it, charge for sending back, collection fee, how many days to change my mind, used once, sent me the wrong one, duplicate.',
  },
  {
    path: '/cancel-an-order',
    is: 'Cancel an order before it comes, within 14 days.',
    also: 'Cancel, cancelling, cooling off period, ordered by mistake, ordered twice, do not need it any more, stop my order, changed my mind before delivery, withdraw, call it off. Bought two by accident, I want out, get out of the order, not want it now, found another, wrong thing ordered, cancel and refund.',
  },
  {
    path: '/installation',
    is: 'Fitting and connection: we install, fit, wire in and plumb in what you buy.',
    also: 'Do you install, fit it for me, connect it, put it in, set it up, hook up, who fits it, somebody to fit, fitter, electrician, plumber, gas engineer, gas safe, wire in my oven, hard wire, cooker cable, plug, gas pipe, bottled gas conversion, LPG, plumb in, plumbing included, disconnect the old one, unplug, take the old cooker out, level it, swap the door hinge, door opens the other way, furniture door, certificate, what does installation include, cost of fitting, will they fit it the same day, do your men connect. Hook up the gas, cut the worktop, trim the plinth, fitting the door panel, extra charge for fitting, corgi, qualified, hard wired, isolator switch, cooker socket, extend the pipe, drain hose, water supply, stop tap, fit into the cabinet, remove kitchen units, test it works.',
  },
  {
    path: '/recycling',
    is: 'Recycling: we take away and dispose of your old appliance.',
    also: 'Take my old one away, old machine, remove, collect, uplift, disposal, get rid of, haul away, scrap, dump an old freezer, skip, tip, council, broken toaster, small electricals, WEEE, what happens to the old one, recycle for free, charge for taking, must it be disconnected and emptied, part exchange, trade in my old appliance. Get rid of two old freezers, take the old fridge, van takes it, rubbish, leave the old one outside, old oven in the garage, several old appliances.',
  },
  {
    path: '/it-broke',
    is: 'It broke: what to do with a machine that went wrong, mend or replace.',
    also: 'Stopped working, not working, broken, broken down, will not start, will not turn on, wont drain, wont spin, not heating, not cooling, not cold, leaking water, leaks, noisy, loud humming, banging, grinding, smells of burning, sparks, tripping the electrics, fuse, error code, flashing light, beeping, E18, F05, will not open, stuck, jammed, door fell off, hinge broke, handle snapped, cracked glass, died, packed in, conked out, gave up, not draining, freezing up, iced up, rusty, element gone, worth mending or buying new. Sounds like a jet engine, drum screeching, rattling, full of ice and beeping, flashing, dead, no power, no lights, will not fill, water on the floor, smoke coming out, blown up, burning smell, trips the electrics, not spinning, stops mid cycle, timer stuck, fan not working, freezer defrosting itself, warm inside, not freezing, getting hot.',
  },
  {
    path: '/guarantee',
    is: 'Guarantee: two years, parts, labour and call-out, and how to claim.',
    also: 'Warranty, how long is it covered for, still under guarantee, out of guarantee, claim, register my appliance, serial number, proof of purchase, does it include labour, who pays for repairs, broke after a year, after a month, second year, faulty, moved house, second owner, manufacturer guarantee, guarantee certificate. What if it dies in three years, lost the receipt can I still claim, how many years, covered for breakdown, replacement under guarantee, labour free, transfer guarantee, second hand guarantee.',
  },
  {
    path: '/extended-cover',
    is: 'Extended cover: longer warranty and breakdown insurance that can be bought, and your rights without it.',
    also: 'Extended warranty, five years cover, insurance, insure, protection plan, care plan, service plan, accidental damage, breakdown cover, is it worth having, what does the cover include or not include, cancel my cover, make a claim on my cover, consumer rights, statutory rights. Cover for longer, after the guarantee ends, cover if I drop it, do I need insurance, renew my cover.',
  },
  {
    path: '/spares-and-repair',
    is: 'Spares and repair: parts, and an engineer who mends it.',
    also: 'Spare part, spare shelf, drawer, door seal, gasket, handle, knob, bulb, belt, pump, element, hinge, basket, feet, replacement part, order a part, discontinued part, engineer visit, book a repair, repairman, technician, fix my machine, call out charge, how much is a repair, service my boiler tap, do you mend other makes.',
  },
  {
    path: '/contact',
    is: 'Contact us: telephone, email, chat, opening hours, address and shop.',
    also: 'Phone number, ring you, call you, who can I ring, talk to a human, a real person, speak to somebody, somebody to talk to, adviser, customer service, customer services email, email address, write to you, live chat, whatsapp, call me back, contact, get in touch, help. Opening hours, what time do you open, close, shut, hours, open on Sunday, where are you based, located, address, head office, nearest branch, store, showroom, visit, come and see it, look before I buy, display. Nobody answers the phone, look at one before buying, see it in person, can I pop in, visit the shop, ring back, speak to the manager, where do I write, opening times, freephone, social media, Facebook.',
  },
  {
    path: '/complaints',
    is: 'Complaints: when you are unhappy with us.',
    also: 'Complain, complaint about the fitter, driver was rude, damaged my floor, scraped the wall, terrible service, bad service, nobody rings back, ignored, not happy with the service, manager, escalate, ombudsman, compensation. Nobody answers, been waiting weeks, left a mess, damaged my wall, broke my tile, lied to, rude on the phone, want to complain, formal complaint, letter to the director.',
  },
  {
    path: '/price-policy',
    is: 'Prices: price match, discounts, and how reduced prices are shown.',
    also: 'Price match, price promise, match Currys, AO, Argos, John Lewis, Amazon, Costco, found it cheaper, sells this for less, beat a price, haggle, best price. Discount for NHS, students, teachers, blue light card, military, pensioners, staff, new customers, first order, loyalty points, price dropped after I bought, went down, difference refunded, old price crossed out, was price, real saving, fake sale, 10% off really mean, VAT included. Bought last week and now cheaper, now on offer, carer discount, over sixties, armed forces, teacher, key worker, charity worker, cheaper on another website, knock some money off, negotiate, price went up.',
  },
  {
    path: '/ways-to-pay',
    is: 'Ways to pay: cards, credit, monthly instalments and vouchers.',
    also: 'Pay monthly, finance, credit, buy now pay later, pay in 3, klarna, clearpay, paypal, apple pay, google pay, amex, american express, debit, visa, mastercard, cash, cheque, bank transfer, pay on delivery, deposit, spread the cost, weekly, zero percent, interest free, bad credit, credit check, split between two cards, card declined, payment failed, payment not going through, when do you take the money, is it safe to pay, card secure, gift card, voucher, balance, promo code, discount code not working, coupon. Spread it over a year, card keeps getting refused, rejected, declined, code from the newsletter, enter a code, pay half now, direct debit, lay away, pay when it comes, invoice me, two payments, chip and pin, security code.',
  },
  {
    path: '/account',
    is: 'Your account: sign in, orders, receipts, addresses and details.',
    also: 'Log in, cannot log in, sign in, register, create an account, my orders, order history, what I bought before, last year, past orders, invoice, VAT receipt, copy of receipt, proof for insurance, change my email, change my name, change my phone number, address book, saved addresses, delete or close my account. Account number, change my details, update my email, delete my account, where are my orders, reorder, sign out.',
  },
  {
    path: '/forgot-password',
    is: 'Forgotten password: a new one.',
    also: 'Reset my password, lost password, forgot password, locked out, password not working, reset email not coming.',
  },
  {
    path: '/trade',
    is: 'Trade accounts: for businesses, landlords, builders and developers.',
    also: 'Trade account, trade price, business, bulk order, wholesale, invoice for a company, purchase order, VAT invoice, landlord, letting agent, holiday let, airbnb, hotel, school, care home, student house, several flats, ten of the same, developer, fitter, plumber, housing association, council, charity. We run a B&B and want three, guest house, cafe, pub, salon, nursery, church, club, student lets, block of flats, invoice for six.',
  },
  {
    path: '/privacy',
    is: 'Privacy: what we know about you and what we do with your data.',
    also: 'Personal data, delete my details, delete everything you hold about me, data request, GDPR, sell my data, what do you know about me, right to be forgotten. Pass my details on, share my details, third parties, what you hold about me, remove my information, data breach.',
  },
  {
    path: '/newsletter',
    is: 'Newsletter: offers by email, and how to stop them.',
    also: 'Unsubscribe, stop emails, too many emails, stop emailing me, spam, remove me from your mailing list, marketing, subscribe, sign up for offers. Stop texting me, stop the emails, junk mail, opt out, catalogue in the post.',
  },
  {
    path: '/cookies',
    is: 'Cookies: what is stored in your browser.',
    also: 'Turn off cookies, block cookies, cookie banner, cookie settings, tracking cookies, clear cookies, refuse.',
  },
  {
    path: '/review-policy',
    is: 'Reviews: who writes them and how they are checked.',
    also: 'Are reviews real, genuine, fake, honest, trust the reviews, who writes the reviews, paid reviews, leave a review, write a review, my review was not published, delete my review, feedback, rate a product. How do I know these stars are true, five stars, star ratings, bought reviews, bad reviews removed, verified.',
  },
  {
    path: '/how-we-rank',
    is: 'How lists are ranked: what comes first and why.',
    also: 'Why is this first, top of the list, sponsored, do brands pay to be first, paid adverts, order of results, most popular.',
  },
  {
    path: '/energy-labels',
    is: 'Energy labels: what letters, classes and figures mean.',
    also: 'Energy rating, what is a B rating, A to G, stickers, new labels, efficiency class, kWh, how much electricity does it use, running cost, what do the letters mean, old label A+++, water use on the label. Difference between D and E, is D good, which letter is best, how do they work out the rating, annual kWh, what the stickers mean.',
  },
  {
    path: '/information-sheets',
    is: 'Manuals and information sheets: instructions to read and print.',
    also: 'User manual, instruction book, instructions, handbook, booklet, lost the instructions, how do I use it, download, PDF, guide to my machine, data sheet, specification, spec sheet, drawing, dimensions sheet. Lost the booklet, how do I set the clock, reset the timer, which button, what does the symbol mean, programme guide, child lock how.',
  },
  {
    path: '/product-safety',
    is: 'Product safety and recalls.',
    also: 'Recall, recalled, is my dryer recalled, safety notice, safety alert, caught fire, fire risk, dangerous, is mine affected, check my model, electric shock.',
  },
  {
    path: '/my-home',
    is: 'My home: will it fit, through the door and into the gap; save your measurements.',
    also: 'How do I measure, measuring up, will it go through my front door, up my stairs, round the bend, hallway, how wide must the hallway be, landing, lift, doorway, tight corner, does it fit my kitchen, gap, space, save my sizes, check it gets in. Hall is only 70cm wide, narrow doorway, banister, turn on the stairs, tape measure, clearance, how much space round it, will it go up, width of the door, does it go in the lift.',
  },
  {
    path: '/wishlist',
    is: 'Your favourites: things saved for later.',
    also: 'Save for later, wish list, favourites, saved items, keep a list, share my list, hearts, bookmark.',
  },
  {
    path: '/about',
    is: 'About us: who we are and who owns the shop.',
    also: 'Who are you, who owns this shop, who runs it, company, British, family business, genuine company, legit, scam, can I trust you, trustworthy, how long in business, registered company number, where is your stock.',
  },
  {
    path: '/careers',
    is: 'Work here: jobs and vacancies.',
    also: 'Job, jobs, vacancies, careers, work for you, driver job, apply, are you hiring, recruitment, apprenticeship, pay rate.',
  },
  {
    path: '/terms',
    is: 'Terms of sale: the small print.',
    also: 'Terms and conditions, small print, contract, legal, conditions of sale.',
  },
  {
    path: '/accessibility',
    is: 'Accessibility of this website.',
    also: 'Screen reader, keyboard only, large print, colour contrast, blind, partially sighted, deaf, dyslexia, disabled customers, accessible site.',
  },
  {
    path: '/brands',
    is: 'All makers that we sell.',
    also: 'Which brands do you sell, list of makes, manufacturers, what makes do you stock.',
  },
];

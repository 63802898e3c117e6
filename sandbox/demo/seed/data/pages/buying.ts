import { COVER_TABLE } from '../../cover-bands.ts';
import type { PageText } from '../../write/pages.ts';

/** Pages for before the order. Legal points: experience §1 L1–L15. */
export const BUYING_PAGES: readonly PageText[] = [
  {
    slug: 'delivery',
    name: 'Delivery and dates',
    description:
      'Large goods by van, small ones by parcel: prices, days, zones, what the crew does, and what happens if it goes wrong.',
    html: `<p>Large goods come by our own van: free on the mainland for orders of {freeDeliveryFrom} and over, {deliveryPrice} below that. Small goods come by parcel service: free for orders of {parcelFreeFrom} and over, {parcelPrice} below that. If you buy both, you pay for the van only. There is no delivery charge for fitting, removal or cover. Each product page says which applies, and your postcode gives you the dates before you put anything in the basket.</p>
<h2>By van or by parcel</h2><p>Two people bring anything of 25 kg or more. Lighter goods that are too large for a parcel, such as a wide cooker hood, come with one driver. Everything else is a parcel: it is tracked, it arrives by the day we give you, and nobody has to wait in.</p>
<h2>Van delivery days</h2><p>Our vans run from Monday to Saturday. Order by {cutOffHour} and the goods are set aside the same evening. You choose the day: Monday to Thursday costs nothing extra, Friday {namedDays.Friday} and Saturday {namedDays.Saturday}. By 6pm the day before, we will text you a four-hour slot. Until the goods leave us you can change the day yourself where you <a href="/track-order">track the order</a>; after that, reply to the text. Changing is free, as often as you need.</p>
<h2>Where</h2><table><thead><tr><th scope="col">Where</th><th scope="col">By van, extra</th><th scope="col">Extra days</th><th scope="col">By parcel, extra</th><th scope="col">Extra days</th></tr></thead><tbody><tr><th scope="row">Mainland England, Wales and Scotland</th><td>£0</td><td>0</td><td>£0</td><td>0</td></tr><tr><th scope="row">Scottish Highlands</th><td>{zones.highlands.surcharge}</td><td>{zones.highlands.extraDays}</td><td>{zones.highlands.parcelSurcharge}</td><td>{zones.highlands.parcelExtraDays}</td></tr><tr><th scope="row">Northern Ireland</th><td>{zones.northern-ireland.surcharge}</td><td>{zones.northern-ireland.extraDays}</td><td>{zones.northern-ireland.parcelSurcharge}</td><td>{zones.northern-ireland.parcelExtraDays}</td></tr><tr><th scope="row">Scottish islands and the Isle of Man</th><td>{zones.islands.surcharge}</td><td>{zones.islands.extraDays}</td><td>{zones.islands.parcelSurcharge}</td><td>{zones.islands.parcelExtraDays}</td></tr></tbody></table><p>Delivery to the mainland takes from 2 working days. Neither vans nor parcels go on Sundays or bank holidays; Scotland and Northern Ireland follow their own. We do not deliver to the Channel Islands, the Isles of Scilly or forces addresses. A few goods, such as gas cookers, go by our own vans only and not to the Highlands or Northern Ireland; their pages say so.</p>
<h2>Into the room you choose</h2><p>Two people carry large goods into the room of your choice, up to three flights of stairs or by a lift that can take them. That costs nothing extra. Tell us about turns and low ceilings beforehand and use <em>Will it get into your home?</em> on the product page. The crew does not take out windows or lift over fences.</p>
<h2>If you are not in</h2><p>The parcel service leaves your parcel where you ask, or brings it again. Our own driver will ring you. If there is no answer, the goods go back to the depot and we arrange another day; the second attempt is free and a third costs £25. We never leave large goods outside.</p>
<h2>If we are late or it is damaged</h2><p>If we miss the day you chose, we refund the delivery charge, whatever the reason. You may also cancel an order that is late, at no cost. Check the goods with the crew if you can. If you find damage later, tell us within a few days with a photograph and we will replace them. The goods are at our risk until you have them.</p>`,
  },
  {
    slug: 'installation',
    name: 'Fitting and connection',
    description:
      'What we connect, who does it, what it costs and what to have ready: wet, electric, gas and built-in.',
    html: `<p>Fitting is offered on each product that needs it, at its own price, and nothing is ticked for you. You may use your own plumber, electrician or fitter.</p>
<h2>On the same visit</h2><p>Anything that connects to existing taps and waste, or to a 13 A socket, is done by the crew who deliver it: washing machines and dishwashers for £30, dryers and fridges for £15. They need the old one unplugged and the space empty.</p>
<h2>By appointment</h2><p>Gas, wiring and built-in goods are done by a registered fitter on another day, after the delivery. The fitter rings within one working day of your order to agree it, takes the old one out and fits the new one: leave the old one connected until then. If you ordered its removal as well, the fitter takes it away on the same visit. Gas appliances must be connected by a Gas Safe registered fitter; you can look up the engineer’s number before letting them in. New circuits for cookers and hobs are notifiable work under Part P of the Building Regulations: a circuit is priced after a photograph of your consumer unit.</p>
<h2>Have ready</h2><ul><li>Wet: a tap that turns by hand, a waste at 600 mm, and the stopcock within reach.</li><li>Electric: a cooker switch within two metres, on its own circuit of the rating given on the product page.</li><li>Gas: a pipe that ends within a metre, a window that opens. Never disconnect gas yourself.</li><li>Built in: a housing that matches the figures on the page, to the millimetre. We do not cut stone or rebuild carcases.</li></ul>
<h2>If it cannot be done</h2><p>If the fitter finds that it would not be safe, or would not meet the regulations, they will tell you why and stop. We refund the fitting in full, and you can return the goods as unused.</p>`,
  },
  {
    slug: 'price-policy',
    name: 'Price policy',
    description:
      'When we say “was”, what RRP means, how long a reduction lasts, and what we do about mistakes.',
    html: `<p>All prices are in pounds and include VAT. The price shown, with the delivery line under it, is what you pay for that product at a mainland address.</p>
<h2>“Was”</h2><p>We say that a price <em>was</em> higher only if all of these are true:</p><ol><li>it was our normal price for at least 28 days in a row, right up to the reduction;</li><li>the reduction has not yet lasted longer than that;</li><li>a fair share was sold at it: at least three in ten of all that we sold from its first day until now;</li><li>the saving is at least £5 and 3 per cent.</li></ol><p>When one of these stops being true, the “was” comes off and you see just the price. The dates are shown beside it, and the price history on the page says how many were sold. We follow the guidance of the Chartered Trading Standards Institute and the Competition and Markets Authority on reference prices.</p>
<h2>RRP</h2><p>RRP is what the maker suggests. We may never have charged it, so we label it and do not strike it through.</p>
<h2>Lowest price and history</h2><p>The price history on a product page is from our own sales only. If today’s price is higher than usual, it says so. Products less than 60 days old have no history.</p>
<h2>No countdowns</h2><p>We show an end date for a reduction only when one has been set, and after it the price really goes up.</p>
<h2>Mistakes</h2><p>If a price is plainly wrong we may refuse the order before it is sent, and refund you at once. Otherwise we stand by it.</p>`,
  },
  {
    slug: 'ways-to-pay',
    name: 'Ways to pay',
    description: 'Cards and wallets, when the money is taken, paying monthly, gift cards and codes.',
    html: `<h2>By card</h2><p>Visa, Mastercard and American Express, debit or credit. Your bank may ask you to confirm the payment in its app. Where the last page of the checkout shows a wallet, you can use that instead. We never see or keep the number of your card.</p>
<h2>When the money is taken</h2><p>When you order, and for everything in the order at once. That includes goods that come later and pre-orders. If you cancel, the money goes back the way it came.</p>
<h2>Paying monthly</h2><p>Credit is offered only where you see it beside the price: there the product page and the basket name the lender, the rate and every payment, with an example. If you see nothing of the kind, we do not offer it at present, and you pay the price in full. Your own credit card gives you the protection of section 75 of the Consumer Credit Act 1974 on goods that cost more than £100 and no more than £30,000.</p>
<h2>Gift cards and codes</h2><p>We do not sell gift cards. If somebody gave you a gift certificate or a coupon of ours, enter its code in the basket under <em>Coupon or gift certificate</em>, and it comes off what you pay. Anything left on a certificate stays on it for next time.</p>
<h2>Landlords and trade</h2><p>A <a href="/trade">trade account</a> can pay by invoice.</p>`,
  },
  {
    slug: 'review-policy',
    name: 'Review policy',
    description: 'Who may write, how we check, what is counted, and what we take down.',
    html: `<p>Reviews on this demonstration shop are invented and marked as such in our data. This is how they are dealt with, and how real ones would be.</p>
<h2>Who may write</h2><p>Anybody can. “Verified purchase” means that the reviewer bought the product from us; others may have bought it elsewhere. We ask nobody for a review, so it is up to you.</p>
<h2>What is counted</h2><p>The average and the number of reviews include every published review of that product that was not written in return for something; the number of verified purchases is shown beside them. Reviews written in return for a free sample or money off are marked and shown, but do not count towards the rating. We do not pay for reviews, and no maker chooses who writes one.</p>
<h2>What we check</h2><p>A person reads every review before it is shown and looks for repeated wording, many from one address, reviews before delivery, and people who work for the maker. One found to be false later is taken down, the average is worked out again, and the account is closed.</p>
<h2>What we take down</h2><p>Abuse, private data, and reviews of another product. We never take down a review for being critical. If we take yours down we tell you why, and you may answer.</p>
<h2>Order</h2><p>Newest first. You may sort by highest or by lowest. No order hides low ratings.</p>
<h2>Tell us</h2><p><a href="/contact">Write to us</a> if a review looks wrong to you, with the product and the name under it. We answer within five working days. Fake and concealed incentivised reviews are banned under the Digital Markets, Competition and Consumers Act 2024.</p>`,
  },
  {
    slug: 'how-we-rank',
    name: 'How we rank lists',
    description:
      'What “most popular” means, what decides search results, and that nobody can pay for a place.',
    html: `<p>Makers cannot pay for a place in any list, in search, or among similar products.</p>
<h2>Lists</h2><p><strong>Most popular</strong> is what has sold most here in the last 30 days. <strong>Rating</strong> is the average number of stars, adjusted towards the middle when there are few reviews, so that a single five-star review does not come first. <strong>Price</strong> and <strong>Newest</strong> are what they say. <strong>Lowest running cost</strong> goes by the energy used in a year, <strong>Quietest</strong> by the noise the maker states, and <strong>Soonest delivery</strong> by the first day we can deliver to a mainland address. Products that do not state the figure come last, and lists of more than 240 products do not have these three orders. If you search for the widest or the lightest, say, the results come in the order of that figure. Products that are out of stock are hidden until you ask to see them, and the list says how many there are.</p>
<h2>Search</h2><p>Words in the name, model number and maker count most, then facts such as capacity and type, then how much is bought. A model number goes straight to its product.</p>
<h2>Three for you</h2><p>First we leave out what you cannot use: what is out of stock, costs more than you said, does not fit your gap or your door, or comes too late. The rest are compared by their figures, such as noise, size and guarantee, by their price with delivery, by ten years of energy and water, and a little by their stars. What you ticked counts more. Who made it counts for nothing, and nobody can pay to be one of the three. Under them you can ask why any other product is not among them.</p>
<h2>Best for you</h2><p>A list in this order is compared in the same way, by how many of you there are and by what you tick. Products with everything you ticked come first, then the best value for their price, delivery and running costs; those out of stock come last. In a long list we compare the 240 most popular, and the others follow by popularity. Until you have said what matters, the most popular come first. Your answers are part of the list’s address, so that anyone who opens the same address sees the same order.</p>
<h2>Home page and guides</h2><p>Our own team chooses what is on the home page. A best seller there is what sells most in its category; a department’s best sellers are of several kinds, from its sixteen appliances that sell most. The products in a guide are chosen by its writer, who says why.</p>
<h2>Personal</h2><p>Lists are the same for everybody. We do not change prices or the order of lists depending on who you are.</p>`,
  },
  {
    slug: 'energy-labels',
    name: 'Energy labels explained',
    description:
      'Two scales side by side, what each is measured with, and why their letters must not be compared.',
    html: `<p>The arrow beside a price shows the energy class and the whole scale it belongs to. Two scales are in force.</p>
<h2>A to G</h2><p>Washing machines, washer dryers, dishwashers, fridges, freezers and wine coolers have had it since 2021. It was made strict on purpose: when it came in, almost nothing was class A. Tumble dryers are following now. On this scale a fridge in class D is a good one.</p>
<h2>A+++ to D</h2><p>Ovens, cooker hoods and portable air conditioners still have the older scale, and so does the last stock of tumble dryers. A dryer that was A+++ may be C on the new one. Never compare letters of different scales; our lists keep them apart.</p>
<h2>What is measured</h2><ul><li>Washing machines: 100 cycles of the eco 40-60 programme, partly full. Hot and quick programmes use more.</li><li>Washer dryers: the same, and 100 complete cycles of wash and dry. They have two letters.</li><li>Dishwashers: 100 cycles of eco.</li><li>Dryers, new label: 100 cycles of a mixed load. Old label: 160 cycles a year. The two figures cannot be compared.</li><li>Fridges, freezers, wine coolers: kWh a year in a room at 16 and at 32 degrees.</li><li>Ovens: one cycle with a wet brick, in the better of fan and conventional heat. Each oven of a cooker has its own label.</li><li>Hoods: kWh a year for an hour a day, with the light on for two hours.</li><li>Portable air conditioners: kWh for an hour of cooling at full power.</li></ul><p>Hobs, microwaves, kettles, air coolers and vacuum cleaners have no energy label.</p>
<h2>Noise</h2><p>The noise figure on the label is sound power, which is higher than the level that reaches your ear. You can just hear a difference of 3 dB; 10 dB sounds about twice as loud.</p>
<h2>Information sheets</h2><p>The product information sheet that belongs to a label is linked beside it on each product page.</p>`,
  },
  {
    slug: 'extended-cover',
    name: 'Extended cover and your rights',
    description:
      'What the cover is, what it costs, what it leaves out, how to cancel, and what the law gives you without it.',
    html: `<p>You do not have to buy cover. Your rights in law are the same without it, and every appliance has our two-year guarantee.</p>
<h2>What it is</h2><p>A service contract with Hobwright Ltd for one appliance: <strong>3 years in all</strong> or <strong>5 years in all</strong>, counted from delivery. It begins when our guarantee ends. It covers breakdowns: parts, labour and call-out, without an excess and as often as needed. If we cannot repair it, we replace it with the nearest thing we sell. Small appliances are collected, and covered for accidents too.</p>
<h2>What it costs</h2>${COVER_TABLE}<p>One payment. We offer cover for goods from {coverFrom}, and it never costs more than {coverMost} per cent of their price. The price on the product page is good for 30 days after delivery, so there is no need to decide today. Other companies sell cover too, and your home insurance may include it.</p>
<h2>What it leaves out</h2><p>Seals, bulbs, filters and other wear; limescale; use in a business; damage by accident to large goods; faults you knew of; and anything that our guarantee or the law already gives you.</p>
<h2>Cancelling</h2><p>You can cancel within 45 days for a full refund if you have not claimed, and at any time after that for a refund of the unused part. Write, ring or e-mail. These are your rights under the Supply of Extended Warranties on Domestic Electrical Goods Order 2005.</p>
<h2>Your rights without it</h2><p>Under the Consumer Rights Act 2015 goods must be of satisfactory quality, fit for their purpose and as described. In the first 30 days you may reject what is faulty. In the first six months a fault is presumed to have been there from the start, and we must repair or replace. After that you may still claim for up to six years in England, Wales and Northern Ireland and five in Scotland, if you can show that it was there. If our company failed, this cover would not be honoured: it is not protected by the Financial Services Compensation Scheme.</p>`,
  },
  {
    slug: 'information-sheets',
    name: 'Product information sheets',
    description: 'Where to find the information sheet that goes with each energy label.',
    html: `<p>Every product with an energy label has a product information sheet: the maker’s figures in the order that the regulation sets. It is linked beside the arrow on the product page.</p><p>Search for the model number and open the product. If you need a sheet for something we no longer sell, write to <a href="mailto:help@hobwright.example">help@hobwright.example</a> with the model number and we will send it as a PDF.</p>`,
  },
];

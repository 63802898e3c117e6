import type { PageText } from '../../write/pages.ts';
import { DEVICE_PAGE } from './device.ts';

const IDENTITY = `<p>Hobwright Ltd. Registered in England and Wales, company number 00000000. Registered office: Enamel Works, 14 Rim Lane, Sheffield S3 0XX. VAT number GB 000 0000 00. E-mail <a href="mailto:help@hobwright.example">help@hobwright.example</a>, telephone 0114 496 0142, every day from 8am to 8pm, charged at your basic rate.</p>`;

/** Pages about the company and its terms. They say where it matters that this is a demonstration shop. */
export const COMPANY_PAGES: readonly PageText[] = [
  {
    slug: 'about',
    name: 'About Hobwright',
    description:
      'A home appliance shop in Sheffield that measures what it sells. This is a demonstration: nothing here is for sale.',
    html: `<p>Hobwright sells home appliances and measures them first. The depth on our pages is the depth with the door, the handle and the hose, because that is the room it takes up in your kitchen. If our drawing says that it fits and it does not, we collect it free of charge.</p><p>We started in 2011 in a former sign works in Sheffield. There are forty of us: eleven answer the telephone, nine are on the vans and three measure appliances full time. Makers cannot pay for a place in a list. Nothing is ever ticked for you.</p><p><strong>This is a demonstration shop.</strong> The company, its makers, prices, reviews and people are invented, and nothing you see is for sale.</p>${IDENTITY}`,
  },
  {
    slug: 'contact',
    name: 'Contact us',
    kind: 'ContactPage',
    description: 'Telephone, e-mail and post. Our team is in Sheffield.',
    html: `<p>Whoever answers can see your order: have its number and your postcode to hand. Relay UK: 18001 0114 496 0142.</p><p>We answer e-mails and letters within one working day.</p><p>The depot is open Monday to Saturday, 8 to 6, for collections and for old appliances.</p><p>For trade, the desk is on the same number, option 2, or at <a href="mailto:trade@hobwright.example">trade@hobwright.example</a>.</p>`,
  },
  {
    slug: 'trade',
    name: 'Trade accounts',
    description:
      'For landlords, builders and kitchen fitters: accounts, site deliveries and lists by house type.',
    html: `<p>A trade account is for landlords, letting agents, builders and kitchen fitters. It is free. You get prices without VAT beside those with it, delivery to each floor on site, one invoice a month for accounts that have been checked, and a named person to ring.</p><p>Keep a list for each house type and order it again in one click. Fitter’s packs list the cut-outs, power, water and gas of a whole list on one page. We can reserve goods for a date and deliver them when the site is ready.</p><p>Goods used in a business have the maker’s guarantee, and ours for one year; the consumer rights on other pages do not apply to you. Thornacre and Oxlode are made for letting; we will tell you when a dearer appliance costs less over five years.</p><p>Send the enquiry form with your company number. We answer on the next working day.</p>`,
  },
  {
    slug: 'accessibility',
    name: 'Accessibility statement',
    description:
      'What we have done so that everybody can use this shop, what does not work yet, and how to reach us otherwise.',
    html: `<p>We want everybody to be able to buy here. The shop is built to WCAG 2.2 level AA. It works with the keyboard alone, at 400 per cent zoom, and without scripts for finding and reading products. Headings, links, fields and buttons are marked up for screen readers.</p><h2>Known faults</h2><ul><li>Some label images contain text. Every figure in them is also in the table beside them.</li><li>Dimension drawings have a table with the same numbers below.</li><li>Makers’ documents are PDFs, and not all of them are tagged. Ask us and we will read one to you or send the text.</li></ul><h2>Appliances</h2><p>Filters show which appliances have knobs, tactile marks or an end signal, and which need an app. Tell us what you need and we will measure the force of a door or the height of a knob.</p><h2>Other ways</h2><p>Everything can be ordered by telephone at the same price: 0114 496 0142, 8am to 8pm, Relay UK 18001 0114 496 0142. We send pages in large print.</p><h2>Tell us</h2><p>If something makes the shop hard for you to use, write to help@hobwright.example. We answer within two working days. If we do not put it right, the Equality Advisory and Support Service will help: 0808 800 0082.</p><p>Tested by ourselves in November 2026 with axe, which finds what a program can find, with the keyboard alone and at 400 per cent zoom. It has not been tested with a screen reader yet. If you use one and something is missing or read wrongly, please tell us.</p>`,
  },
  {
    slug: 'privacy',
    name: 'Privacy',
    description: 'What we know about you, why, for how long, and how to have it changed or erased.',
    html: `<p>Hobwright Ltd is responsible for your data. As this is a demonstration shop, please do not enter real details of other people.</p><h2>What and why</h2><table><thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">Ground</th><th scope="col">For how long</th></tr></thead><tbody><tr><td>Name, address, telephone, e-mail of an order</td><td>to deliver and to honour the guarantee</td><td>contract</td><td>7 years</td></tr><tr><td>Account, address book, lists</td><td>because you asked for them</td><td>contract</td><td>until you delete them</td></tr><tr><td>Access questions, such as stairs</td><td>so that the crew comes prepared</td><td>contract</td><td>90 days after delivery</td></tr><tr><td>What is searched for, chosen and bought, under a random number or a code for your account</td><td>to improve the search</td><td>consent</td><td>13 months</td></tr><tr><td>E-mail for stock alerts and news</td><td>to send what you asked for</td><td>consent</td><td>until you tell us to stop</td></tr></tbody></table><h2>Who else</h2><p>The carriers and fitters get what they need to come to your door. Payment is handled by our payment provider; we never see the card. We sell nothing to anybody.</p><h2>Your gap, route and tariff</h2><p>What you enter under <em>My home</em> is kept on your device. What a list of what fits, a delivery date or <em>Three for you</em> depends on is sent to us to work out the answer, and we do not keep it unless you copy it to your account. The checkout shows which answers go to the crew with an order, and lets you leave them out.</p><h2>Your rights</h2><p>You may ask for a copy of what we hold, have it corrected or erased, and withdraw your consent to statistics: <em>Cookie choices</em> at the foot of every page. Write to privacy@hobwright.example; we answer within a month. If you are not satisfied, you can complain to the Information Commissioner: ico.org.uk, 0303 123 1113.</p>`,
  },
  DEVICE_PAGE,
  {
    slug: 'terms',
    name: 'Terms of sale',
    description: 'The contract between you and us when you buy as a consumer.',
    html: `<p>These are the terms on which Hobwright Ltd sells to consumers in the United Kingdom. They are governed by the law of England and Wales; if you live in Scotland or Northern Ireland you keep the rights of the law there. This is a demonstration shop: no contract is made here.</p><h2>1. The order</h2><p>Pressing <em>Pay … now</em> is an offer that obliges you to pay. We accept it when we send the confirmation; before that either of us may withdraw. The confirmation has everything the law asks for, in a form you can keep.</p><h2>2. Price</h2><p>Prices include VAT. Delivery and any extras you chose are shown before you pay. If a price was obviously wrong, we may cancel before the goods leave us and refund you.</p><h2>3. Payment</h2><p>By card, with a gift certificate, or both. We take payment when we accept the order, and that includes pre-orders.</p><h2>4. Delivery</h2><p>On the day you chose, or otherwise within 30 days. If we do not, you may cancel. The risk passes to you when you have the goods, and so does ownership once they are paid for.</p><h2>5. Changing your mind</h2><p>You may cancel within 14 days of receipt; we give 30. See <a href="/returns">returns</a> and the <a href="/cancel-an-order">cancellation form</a>.</p><h2>6. Faults</h2><p>We are under a duty to supply goods that conform to the contract. Your rights under the Consumer Rights Act 2015 are not limited by anything here. The <a href="/guarantee">2-year guarantee</a> is added to them.</p><h2>7. Services</h2><p>Fitting is done with reasonable care and skill by people registered for it. If it cannot be done safely it is refunded.</p><h2>8. Liability</h2><p>We do not exclude liability for death or injury by negligence, for fraud, or for anything that may not be excluded. We are not liable to consumers for business losses.</p><h2>9. Other</h2><p>If one term is not valid, the others still apply. Nobody else has rights under this contract, except that a guarantee or cover passes with the appliance. Complaints: see <a href="/complaints">complaints</a>.</p>${IDENTITY}`,
  },
  {
    slug: 'terms-trade',
    name: 'Terms of sale for trade',
    description: 'The contract for trade accounts.',
    html: `<p>These terms apply to trade accounts in place of those for consumers. This is a demonstration shop: no contract is made here.</p><p>Quotations are good for 30 days. Invoices are due in 30 days from delivery; after that interest runs under the Late Payment of Commercial Debts (Interest) Act 1998. Goods stay ours until they are paid for. Check deliveries on the day and report damage within three working days. Unopened goods may be returned within 14 days for a charge of 10 per cent and the collection. The maker’s guarantee applies, and ours for one year. Our liability is limited to the price of the goods, except where the law does not allow a limit. English law and courts.</p>${IDENTITY}`,
  },
  {
    slug: 'careers',
    name: 'Work here',
    description: 'Jobs in Sheffield: telephones, vans and the measuring room.',
    html: `<p>We are forty people in Sheffield. We are looking for a driver’s mate, a customer adviser with repair experience, and a measurer with an eye for detail. We pay at least the real Living Wage, put the pay in every advertisement and answer every application. Write to jobs@hobwright.example. (A demonstration: there are no such jobs.)</p>`,
  },
  {
    slug: 'measuring-service',
    name: 'A measuring service',
    draft: true,
    description: 'Somebody comes and measures before you order.',
    html: `<p>We are looking at a service in which somebody comes to measure before you order: the gap, the way to it, and what the wall behind is made of. We have not decided what it would cost or how far from Sheffield we would travel, and you cannot book it yet.</p><p>If it would help you, let us know: that is how we will decide.</p>`,
  },
];

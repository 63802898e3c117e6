import type { PageText } from '../../write/pages.ts';

/** Pages for after the order. */
export const AFTER_PAGES: readonly PageText[] = [
  {
    slug: 'returns',
    name: 'Returns',
    description:
      'The law gives 14 days to change your mind; we give {returnDays}. How to start, what it costs, used goods and faults.',
    html: `<p>If you bought online or by telephone the law gives you 14 days from the day you receive the goods to cancel, for any reason. We make that {returnDays}. This is in addition to your rights when something is faulty.</p>
<h2>How to start</h2><p>The quickest way is the page of your order, in your account or where you <a href="/track-order">track an order</a>: choose “Send something back”, or “Cancel the order” while it is still with us. Or tell us clearly in any other way: by e-mail to <a href="mailto:help@hobwright.example">help@hobwright.example</a>, by telephone on 0114 496 0142, or with the <a href="/cancel-an-order">cancellation form</a>. You do not have to say why. We confirm it by e-mail, and write or ring by the next working day to agree a collection day.</p>
<h2>What you get back</h2><p>Everything you paid for the goods and the standard delivery, refunded the way you paid, within 14 days of having the goods back or of proof that you have sent them. The extra for a dearer day is not refunded. Fitting that has been done is not refunded; fitting not yet done is.</p>
<h2>What it costs</h2><p>Collecting large goods costs {collectionPrice}, or {largeCollectionPrice} for an American fridge freezer or a range cooker, and is taken from the refund. You can post small goods. If we sent the wrong thing, or it is faulty, returning it is free.</p>
<h2>If the price falls</h2><p>If we sell the same thing for less within {priceDropDays} days of your order, ask us and we refund the difference, as long as you keep it and it is in stock. Your order’s page says until when.</p>
<h2>Used goods</h2><p>You may unpack and look, as in a shop. If the goods have been connected or used beyond that, they are worth less, and we take the difference off your refund. We will tell you how much and why before you decide. Keep the transit bolts and the packaging until you are sure.</p>
<h2>What you cannot return</h2><p>Water filters and cleaning goods once opened, for hygiene; worktops and sinks that have been cut; and anything made to your order, such as a sink from O’Dell &amp; Fenn.</p>
<h2>Faulty</h2><p>Ring us first. In the first 30 days you may reject faulty goods for a full refund. After that we repair or replace them under the <a href="/guarantee">2-year guarantee</a> or your rights in law, whichever is better for you.</p>`,
  },
  {
    slug: 'cancel-an-order',
    name: 'Cancel an order',
    description: 'How to cancel within 14 days, and the model cancellation form.',
    html: `<p>You have the right to cancel within 14 days after the day on which you, or somebody you name, receive the goods; for an order of several goods, the last of them. For services alone it is 14 days from the order. We extend the period for goods to {returnDays} days.</p><p>To cancel, tell us clearly before the time is up. You may do it on the page of your order, in your account or where you <a href="/track-order">track an order</a>, or with this form. You may also ring 0114 496 0142 or write to help@hobwright.example. An order that has not left us is cancelled at once.</p>
<h2>Model cancellation form</h2><blockquote><p>To Hobwright Ltd, Enamel Works, 14 Rim Lane, Sheffield S3 0XX, help@hobwright.example</p><p>I hereby give notice that I cancel my contract of sale of the following goods / for the supply of the following service:</p><p>Ordered on / received on:</p><p>Order number:</p><p>Name:</p><p>Address:</p><p>Signature (only if this form is on paper):</p><p>Date:</p></blockquote>
<h2>What happens next</h2><p>We reimburse all payments, the standard delivery included, without undue delay and within 14 days of having the goods back, or of proof that you have sent them. If you asked for fitting to begin within the 14 days and it has been done, you pay for that part.</p>`,
  },
  {
    slug: 'guarantee',
    name: '2-year guarantee',
    description:
      'Two years from Hobwright on everything: who gives it, what it covers, what it does not, and how to use it.',
    html: `<p>Everything we sell is guaranteed by Hobwright Ltd for two years from delivery: parts, labour and the call-out. It is in addition to your legal rights and does not replace them. If the maker’s guarantee is longer, you have that as well.</p>
<h2>What it covers</h2><p>Any fault that comes up in ordinary household use. We repair large appliances in your home and replace small ones by post. If we cannot repair it within 28 days, or it has the same fault a third time, you can have a replacement or your money back.</p>
<h2>What it does not cover</h2><p>Wear such as bulbs, filters and seals; limescale; damage; use in a business, for which a <a href="/trade">trade account</a> has a one-year guarantee; a fault caused by somebody else’s fitting.</p>
<h2>How to use it</h2><p>Ring 0114 496 0142 or write to help@hobwright.example with the order number. You need no registration and no card. We usually come within three working days, or the next day for a full freezer.</p>
<h2>Your legal rights</h2><p>Under the Consumer Rights Act 2015 goods must be of satisfactory quality, fit for purpose and as described. You may reject what is faulty in the first 30 days; after that you are entitled to a repair or replacement, and if that fails to a price reduction or to reject. Claims can be made for up to six years, in Scotland five. Citizens Advice can tell you more: 0808 223 1133.</p>`,
  },
  {
    slug: 'recycling',
    name: 'Recycling your old appliance',
    description: 'The free ways to recycle, what collection costs, and what the crossed-out bin means.',
    html: `<p>The crossed-out wheeled bin on an appliance means that it must not go in the dustbin: it contains valuable metals and some harmful substances. Fridges contain gas and must never be cut open.</p>
<h2>Free</h2><ul><li>Take it to your council’s household recycling centre. Recycle Now has the addresses.</li><li>Hand it in at our depot, Enamel Works, 14 Rim Lane, Sheffield, Monday to Saturday 8 to 6, when you buy a new one of the same kind from us, within 28 days. It does not have to be on the day of your order.</li><li>Anything shorter than 25 cm on its longest side may be handed in at the depot at any time, without buying.</li><li>If it still works, give it away: reuse is better than recycling.</li></ul>
<h2>Collected, for a charge</h2><p>The crew who bring your new appliance can take the old one away for £25, American fridge freezers £40. It must be disconnected, drained or defrosted, and by the same door. If you also order <a href="/installation">fitting by appointment</a>, leave it connected: the fitter takes it out and takes it away on that visit. You get a transfer note by e-mail.</p>
<h2>What happens to it</h2><p>It goes to a licensed recycler in Rotherham. About 85 per cent of a washing machine is recovered as metal, glass and counterweight; the rest is burned for heat. We report what we take under the Waste Electrical and Electronic Equipment Regulations 2013.</p>
<h2>Batteries and packaging</h2><p>Used batteries can be given to the driver or the depot. Card and polystyrene go back to the makers if you ask for unpacking; you may also put them out with the recycling.</p>`,
  },
  {
    slug: 'spares-and-repair',
    name: 'Spares and repair',
    description: 'How long parts are kept, the five that matter, and repairing it yourself.',
    html: `<p>Makers of washing machines, washer dryers, dishwashers and fridges must keep certain parts for seven to ten years after the last one is sold. Each product page says how long its maker does, and who repairs it.</p>
<h2>Under guarantee</h2><p>Ring us rather than the maker: 0114 496 0142. The guarantee is ours, so the repair is too.</p>
<h2>After that</h2><p>You can still ask us: we will tell you what the maker charges for a repair and what an independent repairer might. An ordinary call-out is £75 to £110 with the first hour of work, and each further hour £45 to £70, plus the part. <a href="/it-broke">It broke</a> adds it up for each fault.</p>
<h2>The five usual parts</h2><table><thead><tr><th scope="col">Part</th><th scope="col">Where</th><th scope="col">Can you do it?</th></tr></thead><tbody><tr><td>Door seal</td><td>washing machines, dishwashers</td><td>yes, an hour</td></tr><tr><td>Drain pump</td><td>washing machines, dishwashers</td><td>yes, unplugged and with a towel</td></tr><tr><td>Door lock</td><td>washing machines, dryers</td><td>yes</td></tr><tr><td>Element</td><td>ovens, kettles</td><td>ovens: an electrician</td></tr><tr><td>Control board</td><td>everything</td><td>exchange, by the maker</td></tr></tbody></table><p>Gas parts are for a Gas Safe registered fitter. The cold circuit of a fridge is for a refrigeration engineer.</p>
<h2>When it cannot be repaired</h2><p>See <a href="/recycling">recycling your old appliance</a>.</p>`,
  },
  {
    slug: 'complaints',
    name: 'Complaints',
    description: 'Who to tell, how soon we answer, and where to go if we cannot agree.',
    html: `<p>Tell us first, in whatever way suits you: 0114 496 0142, help@hobwright.example, or by post to Hobwright Ltd, Enamel Works, 14 Rim Lane, Sheffield S3 0XX. Give the order number if you have it.</p><p>By the next working day we tell you who is dealing with it, and we settle it within ten working days or tell you why not. If you are not satisfied, ask for it to go to a director who has not dealt with it before.</p><p>If we still do not agree we send you a letter that says so. Citizens Advice will tell you your rights, on 0808 223 1133 in England and 0808 223 1144 in Wales; Advice Direct Scotland on 0808 164 6000; Consumerline on 0300 123 6262 in Northern Ireland. You may use the small claims court. We do not belong to an alternative dispute scheme at present and say so because the law asks us to.</p>`,
  },
  {
    slug: 'product-safety',
    name: 'Product safety and recalls',
    description: 'Recalls of goods we have sold, and how to look yours up.',
    html: `<p>There are no open recalls of goods that we have sold.</p><p>When there is one we write to everybody who bought the product, put it here with the model and serial numbers, and repair, replace or refund it free of charge. You may look up any product on the government’s site, Product Recalls and Alerts. If something smokes, smells of burning or gives a shock: switch it off at the wall, do not use it, and ring 0114 496 0142.</p>`,
  },
];

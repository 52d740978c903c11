/** A page of the shop: its title and the HTML of its main part. */
export interface HarbourPage {
  title: string
  body: string
}

const products = [
  [
    'desk-oak',
    'Oak desk Arne',
    '1,240',
    'White oak, oiled. 160 × 75 cm, 74 cm high. Carries 80 kg.',
    'four weeks',
  ],
  ['desk-standing', 'Standing desk Vera', '1,680', 'Two motors, 62 to 128 cm, four heights.', 'five weeks'],
  ['chair-liv', 'Chair Liv', '390', 'Beech, with a seat of paper cord that lasts ten years.', 'two weeks'],
  [
    'chair-office',
    'Office chair Nils',
    '720',
    'Castors for hard floors; soft ones cost 24 euros.',
    'two weeks',
  ],
  ['shelf-sund', 'Shelf Sund', '860', 'Five boards of ash, each carries 25 kg. With screws.', 'three weeks'],
  ['lamp-skagen', 'Lamp Skagen', '210', 'Brass, E27, at most 12 watts, a cable of three metres.', 'one week'],
  ['bed-mira', 'Bed Mira', '1,950', 'For mattresses of 160 × 200 cm. The slats are birch.', 'six weeks'],
  [
    'table-fjord',
    'Dining table Fjord',
    '2,300',
    'Seats eight. Two leaves make it 300 cm long.',
    'seven weeks',
  ],
] as const

const table = (names: string[], rows: string[][]) => {
  const cells = (tag: string, row: string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table>${cells('th', names)}${rows.map((row) => cells('td', row)).join('')}</table>`
}
const section = (id: string, heading: string, text: string) => `<h2 id="${id}">${heading}</h2><p>${text}</p>`
const list = (links: [path: string, name: string, more?: string][]) =>
  `<ul>${links.map(([path, name, more = '']) => `<li><a href="${path}">${name}</a>${more}</li>`).join('')}</ul>`

/** The pages of the shop by their paths. */
export const harbourPages: ReadonlyMap<string, HarbourPage> = new Map<string, HarbourPage>([
  page('/', 'Harbour Furniture', [
    '<p>We build furniture of solid wood in a former boat yard on the harbour of Kiel, to order and in small',
    'numbers. Everything is made to be mended.</p><p>Visit the showroom at Hafenstraße 12, or have a look at',
    '<a href="/shop">what we build</a>.</p>',
  ]),
  page('/shop', 'What we build', [
    list(products.map(([path, name, price]) => [`/shop/${path}`, name, `, ${price} euros`])),
  ]),
  ...products.map(([path, name, price, about, time]) =>
    page(`/shop/${path}`, name, [
      `<p>${about}</p>`,
      table(['Price', 'Delivery', 'Guarantee'], [[`${price} euros`, time, 'ten years']]),
      section(
        'care',
        'Care',
        `Wipe ${name} with a damp cloth, and oil it once a year with the oil that comes with it.`,
      ),
    ]),
  ),
  page('/delivery', 'Delivery', [
    '<p>Parcels go by DHL, large pieces by our own freight, which carries them to where they will stand.</p>',
    table(
      ['Zone', 'Parcel in euros', 'Freight in euros', 'Working days'],
      [
        ['Germany', '6.90', '59', '2 to 4'],
        ['Austria and Benelux', '12.90', '89', '3 to 6'],
        ['Rest of the European Union', '18.90', '149', '5 to 9'],
        ['Switzerland and Norway', '29.00', '240', '6 to 12'],
      ],
    ),
    section('islands', 'Islands', 'Freight to islands costs 45 euros more, and needs four days more.'),
    section(
      'old-furniture',
      'Your old furniture',
      'We take away one old piece for each new one, for 30 euros.',
    ),
  ]),
  page('/returns', 'Returns', [
    '<p>You can send anything back within 60 days, as long as it is not made to measure. Parcels are free to',
    'return; freight costs 59 euros.</p>',
    section('refund', 'When you get your money back', 'Within five working days, the way you paid.'),
    section('damaged', 'Damaged on the way', 'Send us a picture within three days, and we replace it.'),
  ]),
  page('/guarantee', 'Guarantee', [
    '<p>Ten years on joints and wood, five on motors, two on covers. Scratches are not covered.</p>',
    section(
      'claim',
      'How to claim',
      'Write to us with the number under the piece. Nobody needs the receipt.',
    ),
  ]),
  page('/workshop', 'Repairs', [
    '<p>The workshop mends all pieces that we ever built. An hour costs 68 euros; an estimate is free.</p>',
    section('appointment', 'Appointments', 'Tuesdays and Thursdays from 8 to 16, by phone only.'),
  ]),
  page('/materials', 'Wood and oil', [
    '<p>Oak and ash come from Holstein, beech from the Harz. We use hard wax oil without drying agents.</p>',
    section('certificate', 'Certificate', 'All wood carries the certificate FSC C118274.'),
  ]),
  page('/about', 'About us', [
    '<p>Two carpenters founded Harbour Furniture in 1998. Today we are fourteen.</p>',
  ]),
  page('/jobs', 'Jobs', ['<p>We look for a carpenter, 36 hours a week, from 22 euros an hour.</p>']),
  page('/contact', 'Contact', [
    '<p>Call +49 431 555 0142 on weekdays from 9 to 17, or write to hello@harbour.example. The showroom is open',
    'from Wednesday to Saturday, 10 to 18.</p>',
  ]),
  page('/faq', 'Questions', [
    section('vouchers', 'Do you sell vouchers?', 'From 25 euros on, valid for three years.'),
    section(
      'instalments',
      'Can I pay in instalments?',
      'From 500 euros on in up to ten parts without interest.',
    ),
    section(
      'samples',
      'Can I see the wood first?',
      'Five samples cost 10 euros, which we take off your order.',
    ),
  ]),
  page('/news', 'News', [
    list([
      ['/news/spring', 'Spring in the yard'],
      ['/news/apprentices', 'Our apprentices'],
      ['/news/closing-days', 'Closing days'],
    ]),
  ]),
  page('/news/spring', 'Spring in the yard', [
    '<p>The yard is open on the second weekend of May, from noon.</p>',
  ]),
  page('/news/apprentices', 'Our apprentices', ['<p>Jule’s desk has won the prize of the guild.</p>']),
  page('/news/closing-days', 'Closing days', ['<p>We are closed from 22 December to 6 January.</p>']),
  page('/imprint', 'Imprint', [
    '<p>Harbour Furniture GmbH, Hafenstraße 12, 24103 Kiel. VAT DE 118 274 553.</p>',
  ]),
])

function page(path: string, title: string, body: string[]): [string, HarbourPage] {
  return [path, { title, body: body.join('\n') }]
}

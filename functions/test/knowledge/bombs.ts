import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

type Kind = 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'txt' | 'md' | 'csv'

/** A file that takes far more resources than its size suggests; creating its bytes takes seconds. */
export interface Bomb {
  name: string
  kind: Kind
  makeContent: () => Buffer
}

/** Creates a bomb by its name. */
export function makeBomb(name: string): { kind: Kind; content: Buffer } {
  const bomb = bombs.find((one) => one.name === name)
  if (!bomb) throw new Error(`No bomb is called ${name}`)
  return { kind: bomb.kind, content: bomb.makeContent() }
}

/** Every kind of bomb, each within the size limit of visitors' files. */
export const bombs: readonly Bomb[] = [
  {
    name: 'headings of spaces',
    kind: 'md',
    makeContent: () => Buffer.from(`# ${' '.repeat(100_000)}\u2028\n`.repeat(9)),
  },
  {
    name: 'a letter under half a million marks',
    kind: 'md',
    makeContent: () => Buffer.from(`a${'\u0301'.repeat(240_000)}${'\u0323'.repeat(240_000)}`),
  },
  {
    name: 'a heading in every second line',
    kind: 'md',
    makeContent: () => Buffer.from('# a\nb\n'.repeat(160_000)),
  },
  {
    name: 'spaces of another kind between full stops',
    kind: 'txt',
    makeContent: () => Buffer.from(`.${'\u2003'.repeat(20)}`.repeat(15_000)),
  },
  {
    name: 'a column with a long name over many rows',
    kind: 'csv',
    makeContent: () => Buffer.from(`${'n'.repeat(400_000)}\n${'a\n'.repeat(290_000)}`),
  },
  {
    name: 'many columns over many rows',
    kind: 'csv',
    makeContent: () => Buffer.from(`${'n,'.repeat(200_000)}\n${`${'a,'.repeat(200_000)}\n`}`),
  },
  {
    name: 'a quote that never ends',
    kind: 'csv',
    makeContent: () => Buffer.from(`a,b\n"${'x,\n'.repeat(300_000)}`),
  },
  { name: 'nested paragraphs', kind: 'docx', makeContent: () => wordOf(nested(600_000)) },
  { name: 'a body of 60 MB', kind: 'docx', makeContent: () => wordOf(Buffer.alloc(60_000_000, 'a')) },
  {
    name: 'a body of 60 MB that says it has a hundred bytes',
    kind: 'docx',
    makeContent: () => wordOf(Buffer.alloc(60_000_000, 'a'), 100),
  },
  {
    name: 'many entries',
    kind: 'docx',
    makeContent: () =>
      zip(Array.from({ length: 10_000 }, (_, n) => ({ name: `${n}`, content: Buffer.alloc(0) }))),
  },
  { name: 'a sheet of 100 MB', kind: 'xlsx', makeContent: () => sheetOf(repeat('<c r="A1"/>', 100_000_000)) },
  {
    name: 'a sheet of 500 MB that says it has a hundred bytes',
    kind: 'xlsx',
    makeContent: () => sheetOf(Buffer.alloc(500_000_000, '<row>'), 100),
  },
  {
    name: 'rows whose only cell is the last one',
    kind: 'xlsx',
    makeContent: () => sheetOf(repeat('<row><c r="SF1"><v>1</v></c></row>', 60_000_000)),
  },
  {
    name: 'merged cells over a million rows',
    kind: 'xlsx',
    makeContent: () =>
      sheetOf(
        Buffer.concat([
          repeat('<row><c><v>1</v></c></row>', 2_000_000),
          repeat('<mergeCell ref="A1:B1048576"/>', 3_000_000),
        ]),
      ),
  },
  {
    name: 'nested shapes',
    kind: 'pptx',
    makeContent: () => slidesOf(1, repeat('<p:sp><a:p><a:t>x</a:t>', 20_000_000)),
  },
  {
    name: 'one slide two thousand times',
    kind: 'pptx',
    makeContent: () => slidesOf(2_000, repeat('<a:p/>', 29_000_000)),
  },
  { name: 'a million objects', kind: 'pdf', makeContent: () => objectsOf(1_000_000) },
  {
    name: 'words that unpack to 400 MB',
    kind: 'pdf',
    makeContent: () => pdfOf(Buffer.alloc(400_000_000, '(a) Tj '), 1),
  },
  { name: 'packed twice', kind: 'pdf', makeContent: () => pdfOf(Buffer.alloc(200_000_000), 2) },
  {
    name: 'lists in lists',
    kind: 'pdf',
    makeContent: () =>
      Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(900_000)}\nendobj\ntrailer <</Root 1 0 R>>`),
  },
  {
    name: 'a page that is its own parent',
    kind: 'pdf',
    makeContent: () =>
      Buffer.from(
        '%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Count 9/Kids[2 0 R 2 0 R 2 0 R]>> endobj\ntrailer <</Root 1 0 R>>',
      ),
  },
]

function nested(depth: number): Buffer {
  return Buffer.from(
    `<w:document><w:body>${'<w:p>'.repeat(depth)}<w:t>deep</w:t>${'</w:p>'.repeat(depth)}</w:body></w:document>`,
  )
}

function wordOf(body: Buffer, declaredBytes?: number): Buffer {
  return zip([{ name: 'word/document.xml', content: body, declaredBytes }])
}

function repeat(text: string, bytes: number): Buffer {
  return Buffer.alloc(bytes - (bytes % text.length), text)
}

function sheetOf(body: Buffer, declaredBytes?: number): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="x/${type}" Target="${target}"/>`
  return zip([
    { name: '_rels/.rels', content: Buffer.from(relation('r1', 'officeDocument', 'xl/workbook.xml')) },
    { name: 'xl/workbook.xml', content: Buffer.from('<sheet name="S" r:id="r1"/>') },
    { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from(relation('r1', 'worksheet', 's.xml')) },
    { name: 'xl/s.xml', content: body, declaredBytes },
  ])
}

function slidesOf(count: number, slide: Buffer): Buffer {
  const relation = '<Relationship Id="r1" Type="x/slide" Target="s.xml"/>'
  return zip([
    { name: 'ppt/presentation.xml', content: repeat('<p:sldId r:id="r1"/>', count * 20) },
    { name: 'ppt/_rels/presentation.xml.rels', content: Buffer.from(relation) },
    { name: 'ppt/s.xml', content: slide },
  ])
}

/** Returns this number of objects in one compressed stream, as newer programs write them. */
function objectsOf(count: number): Buffer {
  const offsets = '10 0 '.repeat(count).trim()
  const packed = deflateSync(Buffer.from(`${offsets} ${'1 '.repeat(count)}`))
  const head = `<</Type/ObjStm/N ${count}/First ${offsets.length + 1}/Filter/FlateDecode/Length ${packed.length}>>`
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj ${head}\nstream\n`),
    packed,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
  ])
}

/** Returns an archive; `declaredBytes` is the declared size of an entry. */
function zip(files: { name: string; content: Buffer; declaredBytes?: number | undefined }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, declaredBytes = content.length } of files) {
    const packed = deflateRawSync(content)
    const sizes = Buffer.alloc(26)
    sizes.writeUInt16LE(20, 0)
    sizes.writeUInt16LE(8, 4)
    sizes.writeUInt32LE(crc32(content), 10)
    sizes.writeUInt32LE(packed.length, 14)
    sizes.writeUInt32LE(declaredBytes, 18)
    sizes.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), sizes, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), sizes, tail, Buffer.from(name)]),
    )
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}

/** Returns a PDF of one page whose content is compressed this number of times. */
function pdfOf(content: Buffer, times: number): Buffer {
  let packed = content
  for (let time = 0; time < times; time++) packed = deflateSync(packed)
  const filters = '/FlateDecode '.repeat(times)
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
4 0 obj <</Length ${packed.length}/Filter[${filters}]>>
stream
`,
      'latin1',
    ),
    packed,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF', 'latin1'),
  ])
}

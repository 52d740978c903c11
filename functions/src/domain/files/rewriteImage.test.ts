import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { rewriteImage } from './rewriteImage.ts'

const script = '<script>alert(1)</script>'
const text = (value: string) => Buffer.from(value, 'latin1')
const be = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
const le = (value: number, bytes: 2 | 3 | 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

function png({ width = 1, height = 1, more = [] as Buffer[] } = {}): Buffer {
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([be(width, 4), be(height, 4), Buffer.from('0806000000', 'hex')])),
    ...more,
    pngChunk('IDAT', deflateSync(Buffer.alloc(5))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([text(type), data])
  return Buffer.concat([be(data.length, 4), named, be(crc32(named), 4)])
}

const jpegPart = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), be(data.length + 2, 2), data])
const scan = Buffer.concat([
  jpegPart(0xda, Buffer.from('010100003f00', 'hex')),
  Buffer.from('12ff0034ffd056', 'hex'),
])
function jpeg({ width = 1, height = 1, more = [] as Buffer[], end = 'ffd9' } = {}): Buffer {
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...more,
    jpegPart(0xdb, Buffer.alloc(65)),
    jpegPart(
      0xc0,
      Buffer.concat([Buffer.from([8]), be(height, 2), be(width, 2), Buffer.from('01011100', 'hex')]),
    ),
    jpegPart(0xc4, Buffer.alloc(20)),
    scan,
    Buffer.from(end, 'hex'),
  ])
}
/** As a camera writes it, held on its side, with a place. */
const camera = jpegPart(
  0xe1,
  Buffer.concat([
    text('Exif\0\0II*\0'),
    le(8, 4),
    le(2, 2),
    le(0x010f, 2),
    le(2, 2),
    le(4, 4),
    text('GPS!'),
    le(0x0112, 2),
    le(3, 2),
    le(1, 4),
    le(6, 4),
    le(0, 4),
  ]),
)
const upright = jpegPart(
  0xe1,
  Buffer.from(
    `${text('Exif\0\0').toString('hex')}4d4d002a000000080001011200030000000100060000` + '00000000',
    'hex',
  ),
)

const gifFrame = Buffer.concat([
  Buffer.from([0x2c]),
  le(0, 2),
  le(0, 2),
  le(1, 2),
  le(1, 2),
  Buffer.from([0, 2, 2, 0x44, 1, 0]),
])
function gif({ width = 1, height = 1, more = [] as Buffer[] } = {}): Buffer {
  return Buffer.concat([
    text('GIF89a'),
    le(width, 2),
    le(height, 2),
    Buffer.from([0x80, 0, 0]),
    Buffer.alloc(6),
    ...more,
    gifFrame,
    Buffer.from([0x3b]),
  ])
}
const repetition = Buffer.concat([
  Buffer.from([0x21, 0xff, 11]),
  text('NETSCAPE2.0'),
  Buffer.from([3, 1, 0, 0, 0]),
])

const riff = (type: string, data: Buffer) =>
  Buffer.concat([text(type), le(data.length, 4), data, Buffer.alloc(data.length % 2)])
function webp({ width = 1, height = 1, flags = 0, more = [] as Buffer[] } = {}): Buffer {
  const head = Buffer.concat([Buffer.from([flags, 0, 0, 0]), le(width - 1, 3), le(height - 1, 3)])
  return riff(
    'RIFF',
    Buffer.concat([
      text('WEBP'),
      riff('VP8X', head),
      ...more,
      riff('VP8L', Buffer.from('2f0000000000000000000000', 'hex')),
    ]),
  )
}

const makers = [
  ['image/png', png, [pngChunk('tEXt', text(`Comment\0${script}`)), pngChunk('iCCP', text(script))], []],
  [
    'image/jpeg',
    jpeg,
    [jpegPart(0xfe, text(script)), jpegPart(0xe0, text(`JFIF\0${script}`)), camera],
    [upright],
  ],
  [
    'image/gif',
    gif,
    [
      Buffer.concat([Buffer.from([0x21, 0xfe, script.length]), text(script), Buffer.from([0])]),
      Buffer.concat([
        Buffer.from([0x21, 0xff, 11]),
        text('XMP DataXMP'),
        Buffer.from([script.length]),
        text(script),
        Buffer.from([0]),
      ]),
      repetition,
    ],
    [repetition],
  ],
  [
    'image/webp',
    webp,
    [riff('EXIF', text(script)), riff('XMP ', text(script)), riff('ICCP', text(script))],
    [],
  ],
] as const

describe.each(makers)('a picture of type %s', (type, make, extras, keptExtras) => {
  it('comes out as it went in when there is nothing but the picture in it', () => {
    expect(rewriteImage(make())).toEqual({ type, content: make() })
  })

  it('loses all else, and what stands behind its end', () => {
    const given = Buffer.concat([make({ more: [...extras] }), text(script)])
    expect(given.includes(script)).toBe(true)
    expect(rewriteImage(given)).toEqual({ type, content: make({ more: [...keptExtras] }) })
  })

  it('is refused for the size that its head names, before anything is made of it', () => {
    const bomb = { width: type === 'image/webp' ? 16_000 : 50_000, height: 50_000 }
    expect(() => rewriteImage(make(bomb))).toThrow('too many points')
    expect(() => rewriteImage(make({ width: 11_000, height: 11_000 }))).toThrow('too many points')
  })

  it('is refused wherever it is cut off, and never fails otherwise', () => {
    const whole = make({ more: [...extras] })
    for (let length = 12; length < whole.length - 1; length++)
      expect(() => rewriteImage(whole.subarray(0, length))).toThrow('could not be read')
  })

  it('is refused or written whatever single byte is another', () => {
    const whole = make({ more: [...extras] })
    for (let at = 12; at < whole.length; at++) {
      const changed = Buffer.from(whole)
      changed[at] = changed[at]! ^ 0xff
      try {
        expect(rewriteImage(changed)?.type).toBe(type)
      } catch (error) {
        expect(error).toMatchObject({ code: expect.stringMatching(/^file-/) })
      }
    }
  })
})

describe('what is no picture', () => {
  it.each(['', 'GIF', '<svg onload="alert(1)"/>', 'BM'])('%j is none', (content) =>
    expect(rewriteImage(text(content))).toBeUndefined(),
  )
})

import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeImageBombs } from '#test/knowledge/imageBombs.ts'
import { makeUnpackableImage } from '#test/knowledge/makeUnpackableImage.ts'
import { readInChild } from '../../../providers/parsing/readInChild.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { detectImage } from '../../kernel/pictures/detectImage.ts'
import { rewriteImage } from './rewriteImage.ts'

const script = '<script>alert(1)</script>'
const text = (value: string) => Buffer.from(value, 'latin1')

/** Returns a blue picture, 60 pixels wide and 40 high, that names its author. */
const blue = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2244cc' } }).withExif({
    IFD0: { Copyright: script },
  })
const makers: [string, (image: Sharp) => Sharp][] = [
  ['image/png', (image) => image.png()],
  ['image/jpeg', (image) => image.jpeg()],
  ['image/gif', (image) => image.gif()],
  ['image/webp', (image) => image.webp()],
]

describe.each(makers)('rewriteImage for the type %s', (type, make) => {
  it('keeps the pixels and removes all metadata and everything after the end', async () => {
    const original = Buffer.concat([await make(blue()).toBuffer(), text(script)])
    const written = await rewriteImage(original)
    expect(detectImage(written)).toBe(type)
    expect(written.includes('script')).toBe(false)
    const { width, height, exif, hasAlpha } = await sharp(written).metadata()
    expect({ width, height, exif, hasAlpha: hasAlpha && type !== 'image/gif' }).toEqual({
      width: 60,
      height: 40,
      exif: undefined,
      hasAlpha: false,
    })
    const { dominant } = await sharp(written).removeAlpha().stats()
    expect(dominant.b).toBeGreaterThan(dominant.r + 100)
  })

  it('refuses a picture that is cut off', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const rough = sharp({ create: { width: 90, height: 90, channels: 3, background: '#000', noise } })
    const complete = await make(rough).toBuffer()
    for (const share of [0.1, 0.3, 0.5])
      await expect(rewriteImage(complete.subarray(0, complete.length * share))).rejects.toThrow(
        'couldn’t read',
      )
  })

  it('refuses or encodes a picture whichever single byte is changed', async () => {
    const image = await make(blue()).toBuffer()
    for (let at = 12; at < image.length; at += 7) {
      const changed = Buffer.from(image)
      changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at)
      const outcome = await rewriteImage(changed).catch((error: unknown) => error)
      if (Buffer.isBuffer(outcome)) expect(detectImage(outcome)).toBe(type)
      else expect(outcome).toMatchObject({ code: expect.stringMatching(/^file-/) })
    }
  })
})

describe('rewriteImage', () => {
  it('turns a picture upright that a camera took on its side', async () => {
    const written = await rewriteImage(await blue().jpeg().withMetadata({ orientation: 6 }).toBuffer())
    expect(await sharp(written).metadata()).toMatchObject({ width: 40, height: 60 })
  })

  it('keeps an animation moving, up to a limit of pixels', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 900, height: 900, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all(Array.from({ length: 30 }, (_, n) => frame(n % 2 ? '#000' : '#fff')))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: 50, loop: 0 })
      .toBuffer()
    expect(await sharp(moving).metadata()).toMatchObject({ pages: 30 })
    expect(await sharp(await rewriteImage(moving)).metadata()).toMatchObject({ pages: 24, loop: 0 })
  })

  it('shrinks a picture to the size of a screen', async () => {
    const wide = await sharp({ create: { width: 9_000, height: 100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await sharp(await rewriteImage(wide)).metadata()).toMatchObject({ width: 4_096, height: 46 })
  })

  it.each(['', 'GIF', '<svg onload="alert(1)"/>', 'BM'])('refuses %j', async (content) => {
    expect(detectImage(text(content))).toBeUndefined()
    await expect(rewriteImage(text(content))).rejects.toThrow('couldn’t read')
  })
})

const isTooLarge = (error: unknown) => error instanceof AppError && error.code === 'file-too-large'

describe('a picture that is made to take too much', () => {
  it.each(makeImageBombs())(
    'ends the decoding of a bomb soon, with a sentence: $name',
    async ({ content }) => {
      const outcome = await readInChild.rewriteImage(content, 4_000).catch((error: unknown) => error)
      const isWritten = outcome === undefined || Buffer.isBuffer(outcome)
      expect(isWritten || outcome).toSatisfy((end) => end === true || isTooLarge(end))
    },
  )

  it('never encodes a picture much larger than the upload limit', async () => {
    const original = makeUnpackableImage()
    expect(original.length).toBeLessThan(100_000)
    const written = await rewriteImage(original).catch((error: unknown) => error)
    const size = Buffer.isBuffer(written) ? written.length : 0
    expect(size || written).toSatisfy(
      (end) => isTooLarge(end) || (typeof end === 'number' && end < 2_000_000),
    )
  })

  it('refuses a picture by its header before it is decoded', async () => {
    const [head] = makeImageBombs()
    await expect(rewriteImage(head?.content ?? Buffer.alloc(0))).rejects.toThrow('too many pixels')
  })
})

import sharp, { type Metadata, type Sharp } from 'sharp'
import { maxVisitorFileBytes } from '../../../shared/chat/visitorFileLimits.ts'
import { detectImage, type ImageType } from '../../kernel/pictures/detectImage.ts'
import { tooManyPoints, unreadableImage } from './imageFailures.ts'

/** Larger pictures are treated as bombs: a phone's camera makes 12 to 50 million pixels. */
const maxSide = 12_000
const maxPixels = 60_000_000
/** The pixels of all frames of an animation together; further frames are cut off. */
const maxAnimationPixels = 20_000_000
/** No screen shows more, and the encoded file stays small. */
const maxWrittenSide = 4_096
/** Twice what a visitor may send: some pictures are made so that they cannot be compressed again. */
const maxWrittenBytes = 2 * maxVisitorFileBytes

// One picture at a time in a process that ends with it.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Decodes a stranger's picture and encodes it again in its own format, upright and in sRGB. Only pixels
 * remain: no comments, no scripts after the end, no GPS position. Runs in the process that parses strangers'
 * files. Throws AppError 'file-unreadable' or 'file-too-large'.
 */
export async function rewriteImage(content: Buffer): Promise<Buffer> {
  const type = detectImage(content)
  if (!type) throw unreadableImage()
  const metadata = await orUnreadable(sharp(content, { limitInputPixels: false }).metadata())
  requireSize(metadata)
  const decoded = sharp(content, {
    pages: framesKept(metadata),
    limitInputPixels: maxPixels,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ width: maxWrittenSide, height: maxWrittenSide, fit: 'inside', withoutEnlargement: true })
  const written = await orUnreadable(writers[type](decoded, metadata).toBuffer())
  if (written.length > maxWrittenBytes) throw tooManyPoints()
  return written
}

const writers: Record<ImageType, (image: Sharp, metadata: Metadata) => Sharp> = {
  'image/png': (image, { isPalette }) => image.png({ palette: isPalette, adaptiveFiltering: !isPalette }),
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/gif': (image) => image.gif({ effort: 1 }),
  'image/webp': (image) => image.webp({ quality: 88 }),
}

/** Throws for a picture with too many pixels. It trusts the header, and nothing is decoded. */
function requireSize({ width, height }: Metadata): void {
  if (width > maxSide || height > maxSide || width * height > maxPixels) throw tooManyPoints()
}

function framesKept({ width, height, pages = 1 }: Metadata): number {
  return Math.max(1, Math.min(pages, Math.floor(maxAnimationPixels / (width * height))))
}

function orUnreadable<Value>(result: Promise<Value>): Promise<Value> {
  return result.catch(() => {
    throw unreadableImage()
  })
}

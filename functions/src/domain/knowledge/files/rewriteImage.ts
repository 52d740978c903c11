import sharp, { type Metadata, type Sharp } from 'sharp'
import { maxVisitorFileBytes } from '../../../shared/chat/visitorFileLimits.ts'
import { detectImage, type ImageType } from '../../kernel/pictures/detectImage.ts'
import { tooManyPoints, unreadableImage } from './imageFailures.ts'

/** Larger pictures are bombs: a phone's camera makes 12 to 50 million points. */
const mostSide = 12_000
const mostPoints = 60_000_000
/** All frames of an animation together; what is beyond is cut off. */
const mostAnimationPoints = 20_000_000
/** No screen shows more, and the written file stays small. */
const mostWrittenSide = 4_096
/** Twice what a visitor may send: some pictures are made so that they cannot be packed again. */
const mostWrittenBytes = 2 * maxVisitorFileBytes

// One picture at a time in a process that ends with it.
sharp.concurrency(1)
sharp.cache(false)

/**
 * A stranger's picture decoded and written anew in its own format, upright and in sRGB, so that nothing but
 * its points is left: no comments, no scripts behind its end, no place where it was taken. Runs in the
 * process that reads strangers' files. Fails with `file-unreadable` or `file-too-large`.
 */
export async function rewriteImage(content: Buffer): Promise<Buffer> {
  const type = detectImage(content)
  if (!type) throw unreadableImage()
  const metadata = await orUnreadable(sharp(content, { limitInputPixels: false }).metadata())
  requireSize(metadata)
  const decoded = sharp(content, {
    pages: framesKept(metadata),
    limitInputPixels: mostPoints,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ width: mostWrittenSide, height: mostWrittenSide, fit: 'inside', withoutEnlargement: true })
  const written = await orUnreadable(writers[type](decoded, metadata).toBuffer())
  if (written.length > mostWrittenBytes) throw tooManyPoints()
  return written
}

const writers: Record<ImageType, (image: Sharp, metadata: Metadata) => Sharp> = {
  'image/png': (image, { isPalette }) => image.png({ palette: isPalette, adaptiveFiltering: !isPalette }),
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/gif': (image) => image.gif({ effort: 1 }),
  'image/webp': (image) => image.webp({ quality: 88 }),
}

/** Fails for a picture with more points than anybody can look at; its head is believed, nothing is decoded. */
function requireSize({ width, height }: Metadata): void {
  if (width > mostSide || height > mostSide || width * height > mostPoints) throw tooManyPoints()
}

function framesKept({ width, height, pages = 1 }: Metadata): number {
  return Math.max(1, Math.min(pages, Math.floor(mostAnimationPoints / (width * height))))
}

function orUnreadable<Value>(result: Promise<Value>): Promise<Value> {
  return result.catch(() => {
    throw unreadableImage()
  })
}

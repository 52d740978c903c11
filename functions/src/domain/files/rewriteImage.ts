import { detectImage } from './detectImage.ts'
import { rewriteGif } from './rewriteGif.ts'
import { rewriteJpeg } from './rewriteJpeg.ts'
import { rewritePng } from './rewritePng.ts'
import { rewriteWebp } from './rewriteWebp.ts'

const writers = {
  'image/png': rewritePng,
  'image/jpeg': rewriteJpeg,
  'image/gif': rewriteGif,
  'image/webp': rewriteWebp,
}

/**
 * A stranger's picture written anew from the parts that a browser needs to show it, so that it carries
 * nothing else: no comments, no scripts behind its end, no place where it was taken. Its points are not
 * decoded, and its size is looked at first, so that this costs no more than reading it. Undefined for what is
 * no picture; fails with `file-unreadable` or `file-too-large`.
 */
export function rewriteImage(content: Buffer): { type: string; content: Buffer } | undefined {
  const type = detectImage(content)
  return type && { type, content: writers[type](content) }
}

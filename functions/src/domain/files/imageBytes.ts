import { AppError } from '../AppError.ts'

/** Larger pictures are bombs: a phone's camera makes 12 to 50 million points. */
const mostSide = 12_000
const mostPoints = 60_000_000

export interface Size {
  width: number
  height: number
}

/** What is wrong with a picture is nobody's to know but the one who sends it. */
export const unreadable = () => new AppError('file-unreadable', 'This picture could not be read.')

/** Fails for a picture without points, or with more of them than anybody can look at. */
export function requireSize({ width, height }: Size): void {
  if (width < 1 || height < 1) throw unreadable()
  if (width > mostSide || height > mostSide || width * height > mostPoints)
    throw new AppError('file-too-large', 'This picture has too many points. Please make it smaller.')
}

/** Reads bytes one after the other; fails with `file-unreadable` where there are none left. */
export class ByteReader {
  private readonly bytes: Buffer
  private at = 0

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  take(count: number): Buffer {
    const end = this.at + count
    if (count < 0 || end > this.bytes.length) throw unreadable()
    const taken = this.bytes.subarray(this.at, end)
    this.at = end
    return taken
  }

  byte(): number {
    return this.take(1).readUInt8()
  }

  /** The bytes up to a place that `isEnd` knows, which may be looked at with the byte behind it. */
  takeUntil(isEnd: (byte: number, next: number | undefined) => boolean): Buffer {
    let end = this.at
    while (end < this.bytes.length && !isEnd(this.bytes.readUInt8(end), this.bytes[end + 1])) end++
    return this.take(end - this.at)
  }
}

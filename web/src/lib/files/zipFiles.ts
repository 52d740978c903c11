import { strToU8, Zip, ZipDeflate } from 'fflate'

/** A text file of an archive, in pieces, so that it is never in memory as one text. */
export interface ZippedFile {
  path: string
  pieces: AsyncIterable<string> | Iterable<string>
}

/** Compressed bytes that are kept in memory before the browser may move them to disk. */
const maxBytesInMemory = 8_000_000

/** Returns a ZIP archive of the files, which are read one after the other. Throws when the signal aborts. */
export async function zipFiles(files: AsyncIterable<ZippedFile>, signal: AbortSignal): Promise<Blob> {
  const archive = new Archive()
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    archive.add(bytes)
  })
  const paths = new Set<string>()
  for await (const { path, pieces } of files) {
    const entry = new ZipDeflate(freePath(path, paths))
    zip.add(entry)
    for await (const piece of pieces) {
      signal.throwIfAborted()
      entry.push(strToU8(piece))
    }
    entry.push(new Uint8Array(), true)
  }
  signal.throwIfAborted()
  zip.end()
  return archive.blob()
}

/** Collects bytes. Browsers store the content of large blobs outside of the page's memory. */
class Archive {
  private content = new Blob()
  private recent: Uint8Array<ArrayBuffer>[] = []
  private size = 0

  add(bytes: Uint8Array): void {
    this.recent.push(new Uint8Array(bytes))
    this.size += bytes.length
    if (this.size > maxBytesInMemory) this.content = this.blob()
  }

  blob(): Blob {
    const archive = new Blob([this.content, ...this.recent], { type: 'application/zip' })
    this.recent = []
    this.size = 0
    return archive
  }
}

/** Returns the path, with a number before its extension if another file has it, and adds it to the paths. */
function freePath(path: string, paths: Set<string>): string {
  const dot = path.lastIndexOf('.')
  let free = path
  for (let number = 2; paths.has(free.toLowerCase()); number++)
    free = `${path.slice(0, dot)} (${number})${path.slice(dot)}`
  paths.add(free.toLowerCase())
  return free
}

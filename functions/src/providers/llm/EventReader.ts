import { StringDecoder } from 'node:string_decoder'

/**
 * The maximum length of a line, in characters: far above any event, because an external server may send
 * anything.
 */
const maxLineCharacters = 1_000_000
/**
 * The maximum size of a whole stream: a thousand bytes for each token of the longest answer, twice what
 * servers send.
 */
const maxBytes = 8_192_000

/** Parses server-sent events: returns the content of each `data:` line as soon as the line is complete. */
export class EventReader {
  private readonly decoder = new StringDecoder('utf8')
  private rest = ''
  private bytes = 0

  /** Throws if a line or the whole stream exceeds its limit. */
  read(chunk: Buffer): string[] {
    this.bytes += chunk.length
    if (this.bytes > maxBytes) throw new Error('A stream has no end')
    const lines = (this.rest + this.decoder.write(chunk)).split(/\r\n|\n/)
    // A trailing carriage return may be half of a line break, so it waits for the next chunk.
    this.rest = lines.pop() ?? ''
    if (this.rest.length > maxLineCharacters) throw new Error('A line of a stream has no end')
    return lines.flatMap(dataOf)
  }

  /** Returns the last line without a line break. */
  end(): string[] {
    return dataOf(this.rest + this.decoder.end())
  }
}

function dataOf(line: string): string[] {
  return line.startsWith('data:') ? [line.slice(5).trim()] : []
}

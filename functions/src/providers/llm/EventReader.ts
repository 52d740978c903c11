import { StringDecoder } from 'node:string_decoder'

/** Far above any event; a stranger's server may send anything. In characters. */
const longestLine = 1_000_000
/** Of a whole stream: a thousand bytes for each token of the longest answer, which is twice what servers take. */
const mostBytes = 8_192_000

/** Takes a stream of server-sent events apart: what each `data:` line holds, as soon as the line is whole. */
export class EventReader {
  private readonly decoder = new StringDecoder('utf8')
  private rest = ''
  private bytes = 0

  /** Throws where a line or the whole stream is longer than any answer. */
  read(chunk: Buffer): string[] {
    this.bytes += chunk.length
    if (this.bytes > mostBytes) throw new Error('A stream has no end')
    const lines = (this.rest + this.decoder.write(chunk)).split(/\r\n|\n/)
    // A carriage return at the very end may be half of a line's end, and so waits with the rest.
    this.rest = lines.pop() ?? ''
    if (this.rest.length > longestLine) throw new Error('A line of a stream has no end')
    return lines.flatMap(dataOf)
  }

  /** What a server left without a line's end. */
  end(): string[] {
    return dataOf(this.rest + this.decoder.end())
  }
}

function dataOf(line: string): string[] {
  return line.startsWith('data:') ? [line.slice(5).trim()] : []
}

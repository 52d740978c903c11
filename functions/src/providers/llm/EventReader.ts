import { StringDecoder } from 'node:string_decoder'

/** Takes a stream of server-sent events apart: what each `data:` line holds, as soon as the line is whole. */
export class EventReader {
  private readonly decoder = new StringDecoder('utf8')
  private rest = ''

  read(chunk: Buffer): string[] {
    const lines = (this.rest + this.decoder.write(chunk)).split(/\r\n|\n/)
    // A carriage return at the very end may be half of a line's end, and so waits with the rest.
    this.rest = lines.pop() ?? ''
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

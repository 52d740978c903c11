/** Ogg counts the samples of Opus at this rate, whatever was recorded. */
const opusRate = 48_000

/**
 * Returns the length of a recording in seconds, from the headers of Ogg with Opus and of WAV. Undefined for
 * other formats.
 */
export function audioLength(content: Buffer): number | undefined {
  if (content.toString('latin1', 0, 4) === 'OggS') return lengthOfOgg(content)
  return content.toString('latin1', 8, 12) === 'WAVE' ? lengthOfWave(content) : undefined
}

/** Returns the length from the last page, which has the number of samples up to its end. */
function lengthOfOgg(content: Buffer): number | undefined {
  if (!content.subarray(0, 200).includes('OpusHead')) return undefined
  const last = content.lastIndexOf('OggS')
  if (last + 14 > content.length) return undefined
  return Number(content.readBigUInt64LE(last + 6)) / opusRate
}

function lengthOfWave(content: Buffer): number | undefined {
  if (content.length < 44) return undefined
  const bytesASecond = content.readUInt32LE(28)
  return bytesASecond > 0 ? content.length / bytesASecond : undefined
}

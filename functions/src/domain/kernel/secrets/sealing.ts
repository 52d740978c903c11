import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts with AES-256-GCM. Returns a random IV, the encrypted bytes and the tag, in this order. `context`
 * is not stored and must be the same for decryption.
 */
export function sealBytes(key: Buffer, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(context, 'utf8'))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts; throws when the key, the context or any byte differs. */
export function openBytes(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(context, 'utf8'))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()])
}

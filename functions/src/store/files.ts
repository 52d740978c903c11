import { randomUUID } from 'node:crypto'
import { getStorage } from 'firebase-admin/storage'
import { readConfig } from '../config.ts'
import type { Region } from '../shared/regions.ts'
import { firebaseApp } from './firebase.ts'

function bucket(region: Region) {
  return getStorage(firebaseApp()).bucket(readConfig().buckets[region])
}

/** Writes a file for the server's own use. */
export async function writeFile(region: Region, path: string, content: Buffer | string, contentType: string): Promise<void> {
  await bucket(region).file(path).save(content, { resumable: false, contentType })
}

/** Writes a file that anybody who has its address may read, and returns that address; it is cached for a year. */
export async function writePublicFile(region: Region, path: string, content: Buffer, contentType: string): Promise<string> {
  const token = randomUUID()
  await bucket(region).file(path).save(content, {
    resumable: false,
    contentType,
    metadata: { cacheControl: 'public, max-age=31536000, immutable', metadata: { firebaseStorageDownloadTokens: token } },
  })
  const { buckets, storageEmulator } = readConfig()
  const host = storageEmulator ? `http://${storageEmulator}` : 'https://firebasestorage.googleapis.com'
  return `${host}/v0/b/${buckets[region]}/o/${encodeURIComponent(path)}?alt=media&token=${token}`
}

/** Undefined when there is no such file. */
export async function readFile(region: Region, path: string): Promise<Buffer | undefined> {
  try {
    const [content] = await bucket(region).file(path).download()
    return content
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 404) return undefined
    throw error
  }
}

export async function deleteFiles(region: Region, prefix: string): Promise<void> {
  await bucket(region).deleteFiles({ prefix, force: true })
}

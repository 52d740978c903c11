import { readConfig } from '../config.ts'
import type { Region } from '../shared/regions.ts'
import { firebaseApp } from './firebase.ts'

/** Loaded when needed: most chat turns never do. */
async function bucket(region: Region) {
  const { getStorage } = await import('firebase-admin/storage')
  return getStorage(firebaseApp()).bucket(readConfig().buckets[region])
}

/** Writes a file for the server's own use. */
export async function writeFile(region: Region, path: string, content: Buffer | string, contentType: string): Promise<void> {
  await (await bucket(region)).file(path).save(content, { resumable: false, contentType })
}

/** Undefined when there is no such file. */
export async function readFile(region: Region, path: string): Promise<Buffer | undefined> {
  try {
    const [content] = await (await bucket(region)).file(path).download()
    return content
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 404) return undefined
    throw error
  }
}

export async function deleteFiles(region: Region, prefix: string): Promise<void> {
  await (await bucket(region)).deleteFiles({ prefix, force: true })
}

import { readFileSync } from 'node:fs'
import { paths } from '../launcher/paths.mjs'
import { descendants, stopAllProcesses } from '../launcher/processTree.mjs'
import { serveDemoPages } from '../launcher/serveDemoPages.mjs'
import { startBackend } from '../launcher/emulators/startBackend.mjs'
import { startSandbox } from '../launcher/sandbox/startSandbox.mjs'
import { tourProduct } from './tourProduct.mjs'

/**
 * Returns the memory in MiB of everything that `npm start` runs, itself included, after a tour with five open
 * widgets.
 * It adds up the resident memory of all processes, so shared pages count more than once. Linux only.
 */
export async function benchLaptop() {
  await startSandbox()
  const backend = await startBackend({ importFrom: paths.emulatorData, onProgress: console.log })
  const stopServing = await serveDemoPages()
  const closeWidgets = await tourProduct()
  const sizes = descendants(process.pid).map(residentMiB)
  closeWidgets()
  stopServing()
  backend.stop()
  await stopAllProcesses()
  return { laptopMiB: sizes.reduce((sum, size) => sum + size, 0), laptopProcesses: sizes.length }
}

function residentMiB(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status(pid)) ?? []
  return Number(kilobytes ?? 0) / 1024
}

function status(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // The process has ended meanwhile.
    return ''
  }
}

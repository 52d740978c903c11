import { createServer } from 'node:net'
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { failWith } from './failWith.mjs'
import { ports } from './ports.mjs'

/** Throws with a sentence for each port in use, which names the process that holds it. */
export async function checkPorts(names) {
  const usedPorts = []
  for (const name of names) {
    if (!(await isFree(ports[name])))
      usedPorts.push(`  port ${ports[name]} (${name}) is taken by ${holder(ports[name])}`)
  }
  if (usedPorts.length > 0) {
    failWith(
      `Parley cannot start:\n${usedPorts.join('\n')}\nStop ${usedPorts.length > 1 ? 'them' : 'it'} and try again.`,
    )
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

function holder(port) {
  const pid = process.platform === 'linux' ? pidFromProc(port) : pidFromLsof(port)
  if (!pid) return 'a process of another user'
  const command = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim()
  return `process ${pid}${command ? `: ${command.length > 120 ? `${command.slice(0, 119)}…` : command}` : ''}`
}

function pidFromLsof(port) {
  const result = spawnSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' })
  return Number(result.stdout?.split('\n')[0]) || undefined
}

/**
 * Returns the process that holds a port: the kernel lists listening sockets by inode, and the process has
 * that inode among its open files.
 */
function pidFromProc(port) {
  const sockets = listeningInodes(port).map((inode) => `socket:[${inode}]`)
  return readdirSync('/proc').find(
    (pid) => /^\d+$/.test(pid) && openFiles(pid).some((file) => sockets.includes(file)),
  )
}

function listeningInodes(port) {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    attempt(() => readFileSync(table, 'utf8').split('\n').slice(1), [])
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(suffix) && state === '0A')
      .map((columns) => columns[9]),
  )
}

function openFiles(pid) {
  const folder = `/proc/${pid}/fd`
  return attempt(() => readdirSync(folder), []).map((name) =>
    attempt(() => readlinkSync(`${folder}/${name}`), ''),
  )
}

/** Reads from `/proc`, where a process may end meanwhile or belong to another user. */
function attempt(look, otherwise) {
  try {
    return look()
  } catch {
    return otherwise
  }
}

import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Set in the environment of every process started here, so that one that lost its parent can be found. */
const markName = 'PARLEY_LAUNCH'
const mark = randomUUID()
const running = new Set()

/**
 * Starts a program in a process group of its own: Ctrl-C reaches only the launcher, which stops all in order.
 */
export function startProcess(command, args, { environment, ...options } = {}) {
  const child = spawn(command, args, {
    ...options,
    detached: true,
    env: { ...process.env, ...environment, [markName]: mark },
  })
  child.ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }))
    // 'close', because output may still arrive after 'exit'.
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  running.add(child)
  return child
}

/** Returns whether a process has not been asked to stop. */
export const isWatched = (child) => running.has(child)

/** Sends a signal, waits, then kills what remains of the process and of everything that it started. */
export async function stopProcess(child, { signal = 'SIGINT', patience = 12_000 } = {}) {
  running.delete(child)
  const family = descendants(child.pid)
  if (isAlive(child.pid)) child.kill(signal)
  await Promise.race([child.ended, wait(patience, undefined, { ref: false })])
  for (let round = 0; round < 20; round += 1) {
    const left = family.filter(isAlive)
    if (left.length === 0) return
    left.forEach((pid) => end(pid, round < 10 ? 'SIGTERM' : 'SIGKILL'))
    await wait(100)
  }
}

/** Stops everything in the reverse order of its start, and kills processes that have lost their parent. */
export async function stopAllProcesses() {
  for (const child of [...running].reverse()) await stopProcess(child)
  findMarked().forEach((pid) => end(pid, 'SIGKILL'))
}

/** Kills everything without waiting, just before the launcher ends. */
export function killAllProcesses() {
  for (const child of running) [...descendants(child.pid)].forEach((pid) => end(pid, 'SIGKILL'))
  findMarked().forEach((pid) => end(pid, 'SIGKILL'))
}

/** Returns the ids of a process and of all that it has started, directly or not. */
export function descendants(root) {
  if (!root) return []
  const rows = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n')
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number))
  const family = [root]
  for (const member of family)
    family.push(...parents.filter(([, parent]) => parent === member).map(([pid]) => pid))
  return family
}

function findMarked() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isMarked(name))
    .map(Number)
}

function isMarked(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${markName}=${mark}`)
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function end(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

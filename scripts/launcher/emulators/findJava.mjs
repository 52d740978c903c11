import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { failWith } from '../failWith.mjs'

/** firebase-tools 15 refuses older versions. */
const oldestJava = 21

/** Returns the path of a Java that runs the emulators. */
export function findJava() {
  const onPath = findOnPath('java')
  const homes = [process.env.JAVA_HOME, onPath && dirname(dirname(realpathSync(onPath)))].filter(Boolean)
  const seen = [...homes, ...homes.flatMap(siblings), ...usualFolders.flatMap(children)].map((home) => ({
    java: executable(home),
    version: releaseVersion(home),
  }))
  const usable = seen.filter(({ java, version }) => java && version >= oldestJava)
  if (usable.length > 0) return usable.sort((a, b) => a.version - b.version)[0].java
  if (onPath && askedVersion(onPath) >= oldestJava) return onPath
  return failWith(
    `The Firebase emulators need Java ${oldestJava} or newer, and ${onPath ? `this machine's java is ${askedVersion(onPath)}` : 'none was found'}.\n` +
      '  Debian, Ubuntu: apt-get install openjdk-21-jre-headless (or Temurin 21 from adoptium.net)\n' +
      '  macOS:          brew install openjdk@21\n' +
      '  Elsewhere:      install any JDK of version 21 or newer and set JAVA_HOME to its folder.',
  )
}

const usualFolders = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/homebrew/opt', '/opt/java']

const siblings = (home) => children(dirname(home))

function children(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'Contents/Home')])
}

function executable(home) {
  const java = join(home, 'bin/java')
  return isExecutable(java) ? java : undefined
}

function releaseVersion(home) {
  const release = join(home, 'release')
  if (!existsSync(release)) return 0
  return majorVersion(/JAVA_VERSION="([^"]+)"/.exec(readFileSync(release, 'utf8'))?.[1])
}

function askedVersion(java) {
  const result = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return majorVersion(/version "([^"]+)"/.exec(result.stderr ?? '')?.[1])
}

/** Returns the major version; Java 8 calls itself 1.8. */
function majorVersion(version = '0') {
  return Number(/^(?:1\.)?(\d+)/.exec(version)?.[1] ?? 0)
}

/** Returns the first file of a command in the folders of `PATH`; undefined for none. */
export function findOnPath(command) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

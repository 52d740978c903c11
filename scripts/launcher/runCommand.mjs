import { startProcess } from './processTree.mjs'

/** Runs a program to its end and returns its output, which can also be shown as it arrives. */
export async function runCommand(command, args, { isShown = false, environment, ...options } = {}) {
  const child = startProcess(command, args, {
    ...options,
    environment: { ...colours(isShown), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      if (isShown) target.write(text)
    })
  }
  const { code, signal, error } = await child.ended
  return {
    code: code ?? 1,
    output: error ? error.message : signal ? `${output}\nended by ${signal}` : output,
  }
}

/** Returns the environment for colours, because programs see a pipe instead of a terminal. */
function colours(isShown) {
  return isShown && process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }
}

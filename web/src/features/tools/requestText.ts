import type { ToolTest } from '@parley/functions/shared/tools/toolTest'

/** A request as programs write it: what is asked, its headers, and its body. */
export function requestText({ method, address, headers, body }: NonNullable<ToolTest['request']>): string {
  const lines = [`${method} ${address}`, ...headers.map(({ name, value }) => `${name}: ${value}`)]
  return body ? [...lines, '', body].join('\n') : lines.join('\n')
}

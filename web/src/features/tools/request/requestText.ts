import type { ToolTest } from '@parley/functions/shared/tools/toolTest'

/** Returns a request as HTTP text: request line, headers and body. */
export function requestText({ method, address, headers, body }: NonNullable<ToolTest['request']>): string {
  const lines = [`${method} ${address}`, ...headers.map(({ name, value }) => `${name}: ${value}`)]
  return body ? [...lines, '', body].join('\n') : lines.join('\n')
}

import { fileURLToPath } from 'node:url'
import type { Route } from '../../http/Vendor.ts'

let script: Promise<string> | undefined

/** The routes that serve the stand-in for Stripe.js, which is bundled at its first request. */
export function browserRoutes(): Route[] {
  return [
    {
      method: 'GET',
      path: '/v3',
      async handle({ response }) {
        script ??= bundle()
        response
          .writeHead(200, {
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'no-store',
            'cross-origin-resource-policy': 'cross-origin',
          })
          .end(await script)
      },
    },
  ]
}

async function bundle(): Promise<string> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input: fileURLToPath(new URL('stripe.ts', import.meta.url)) })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}

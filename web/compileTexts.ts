import compile from 'icu-minify/compile'
import { fileURLToPath } from 'node:url'
import { transformWithOxc, type Plugin, type UserConfig } from 'vite'

/** The texts; English refusals and all texts that the server sends too are in its folder. */
const catalogue =
  /\/web\/(?:src|site)\/texts\/(?![\w-]+\/paymentFailures\.ts|en\/(?:refusals|toolRefusals|templateRefusals|sellingRefusals|planRefusals|workspaceRefusals|deliveryReasons))[\w-]+\/\w+\.ts$|\/shared\/\w+\/(?:paymentFailureTexts\/\w+|deliveryReasons|(?:refusal|toolRefusal|templateRefusal|sellingRefusal|planRefusal|workspaceRefusal)Texts)\.ts$/

/**
 * Parses the texts of `src/texts/{language}/{page}.ts` and `site/texts` at build time, so that formatting
 * them needs no parser. A catalogue is evaluated here, so it may import types alone.
 */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    config: (): UserConfig => ({
      resolve: {
        alias: {
          'use-intl/format-message': fileURLToPath(
            import.meta.resolve('use-intl/format-message/format-only'),
          ),
        },
      },
    }),
    async transform(code, id) {
      if (!catalogue.test(id)) return
      const script = (await transformWithOxc(code, id, { lang: 'ts' })).code
      const { texts } = await import(`data:text/javascript,${encodeURIComponent(script)}`)
      const compiled = Object.entries<string>(texts).map(([key, text]) => [key, compile(text)])
      return { code: `export const texts = ${JSON.stringify(Object.fromEntries(compiled))}`, map: null }
    },
  }
}

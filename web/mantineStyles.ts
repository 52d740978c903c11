import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const component = /^(.+\/@mantine\/\w+)\/esm\/(?:.+\/)?([A-Z]\w+)\.mjs$/
const looks = join(import.meta.dirname, 'src/looks')

/**
 * Whatever uses a component of Mantine gets its styles, and ours for it (`src/looks/Button.css`), in the same
 * chunk. The development server bundles Mantine ahead of time, where no plugin is asked: it gets all of them.
 */
export function mantineStyles(): Plugin[] {
  return [
    {
      name: 'mantine-styles',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        const [, library, name] = component.exec(id) ?? []
        if (library === undefined || name === undefined) return
        const imports = stylesOf(library, name).map((path) => `import ${JSON.stringify(path)};`)
        // After the imports of what it is made of, whose styles it overrides.
        return { code: `${code}\n${imports.join('')}`, map: null }
      },
    },
    {
      name: 'mantine-styles-of-development',
      apply: 'serve',
      enforce: 'pre',
      transform: (code, id) =>
        /\/web\/src\/(main|agency)\.tsx$/.test(id) ? { code: stylesOfAll + code, map: null } : undefined,
    },
  ]
}

const stylesOfAll = ['core', 'dropzone', 'notifications']
  .map((library) => `import '@mantine/${library}/styles.layer.css';`)
  .concat("import.meta.glob('./looks/*.css', { eager: true });")
  .join('')

/** A component whose styles stand with those of a larger one. */
const partOf: Readonly<Record<string, string>> = { ComboboxChevron: 'Combobox' }

/** Returns the styles of one component of `@mantine/core`, or all styles of a smaller library. */
function stylesOf(library: string, part: string): string[] {
  const name = partOf[part] ?? part
  const parts = join(library, 'styles')
  const own = existsSync(parts) ? join(parts, `${name}.layer.css`) : join(library, 'styles.layer.css')
  return [own, join(looks, `${name}.css`)].filter((path) => existsSync(path))
}

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { failWith } from './failWith.mjs'
import { hashFiles } from './hashFiles.mjs'
import { siteVariables } from './deployment/siteVariables.mjs'
import { paths } from './paths.mjs'
import { runCommand } from './runCommand.mjs'

const shared = ['package-lock.json', 'tsconfig.base.json', 'functions/src/shared']

/** In this order: the dashboard's build contains the widget's. */
const parts = [
  {
    name: 'functions',
    args: ['build.mjs'],
    inputs: ['functions', ...shared],
    result: 'functions/lib/index.js',
  },
  { name: 'widget', args: ['build.mjs'], inputs: ['widget', ...shared], result: 'widget/dist/parley.js' },
  {
    name: 'web',
    args: [join(paths.root, 'node_modules/vite/bin/vite.js'), 'build'],
    inputs: ['web', ...shared],
    result: 'web/dist/shell.html',
  },
  {
    name: 'agency site',
    folder: 'web',
    args: [join(paths.root, 'node_modules/vite/bin/vite.js'), 'build'],
    inputs: ['web', ...shared],
    environment: { PARLEY_SITE: 'agency' },
    result: 'web/dist-agency/agency.html',
  },
  {
    name: 'public site',
    folder: 'web',
    args: ['site/buildSite.mjs'],
    inputs: [
      'web/site',
      'web/src/lib',
      'web/src/texts',
      'web/compileTexts.ts',
      'widget/demo/agents.json',
      ...shared,
    ],
    result: 'web/dist-site/site/pricing.html',
  },
]

/** Builds what has changed since the last build, for the emulators or for a Firebase project. */
export async function buildAll({ project, onProgress = console.log } = {}) {
  const environment = {
    NODE_ENV: 'production',
    ...(project ? deployedVariables(project) : { VITE_EMULATORS: '1' }),
  }
  for (const part of parts) await buildPart(part, environment, onProgress)
  copyPublicSite()
  copyWidget()
}

/** Copies the public pages into the site of the dashboard, which serves them before any other page. */
function copyPublicSite() {
  rmSync(join(paths.root, 'web/dist/site'), { recursive: true, force: true })
  cpSync(join(paths.root, 'web/dist-site'), join(paths.root, 'web/dist'), { recursive: true })
}

/** Copies the widget into the sites of the dashboard and of agencies, because Hosting serves it there. */
export function copyWidget() {
  for (const site of ['web/dist', 'web/dist-agency']) {
    const target = join(paths.root, site, 'widget')
    rmSync(target, { recursive: true, force: true })
    cpSync(join(paths.root, 'widget/dist'), target, { recursive: true })
  }
  // All files of the dashboard that the hosts of agencies use; `vite.config.ts` has the same names.
  const first = readFileSync(join(paths.root, 'web/public/first.js'), 'utf8')
  writeFileSync(join(paths.root, 'web/dist-agency/first.js'), first.replaceAll('`parley.', '`desk.'))
}

async function buildPart({ name, folder = name, args, inputs, result, ...part }, given, onProgress) {
  const environment = { ...given, ...part.environment }
  const stamp = join(paths.cache, `build/${name.replace(' ', '-')}`)
  const hash = hashFiles(inputs, JSON.stringify(environment))
  const isCurrent =
    existsSync(join(paths.root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isCurrent) return onProgress(`  ${name}: unchanged`)
  const started = Date.now()
  rmSync(stamp, { force: true })
  const { code, output } = await runCommand(paths.node, args, {
    cwd: join(paths.root, folder),
    environment: {
      ...environment,
      PATH: [join(paths.root, 'node_modules/node/bin'), process.env.PATH].join(delimiter),
    },
  })
  if (code !== 0) failWith(`Building ${name} failed:\n${output}`)
  if (!existsSync(join(paths.root, result))) failWith(`Building ${name} created no ${result}.`)
  mkdirSync(join(paths.cache, 'build'), { recursive: true })
  writeFileSync(stamp, hash)
  onProgress(`  ${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function deployedVariables(project) {
  const widget = (location) => `https://${location}-${project}.cloudfunctions.net/widget`
  return {
    VITE_EMULATORS: '0',
    VITE_FIREBASE_PROJECT_ID: project,
    PARLEY_WIDGET_API: JSON.stringify({ na: widget('us-central1'), eu: widget('europe-west1') }),
    ...siteVariables(project),
  }
}

import { limits } from '../budgets.mjs'

// Floors and ratios are from the same run, so that the speed of the machine cancels out.
const rows = [
  {
    metric: 'Launcher, gzip bytes',
    key: 'launcherGzipBytes',
    floor: 'floorLauncherGzipBytes',
    goal: limits.launcherGzipBytes,
  },
  {
    metric: 'Panel, gzip bytes',
    key: 'panelGzipBytes',
    floor: 'floorPanelGzipBytes',
    goal: limits.panelGzipBytes,
  },
  { metric: '… of a visitor who writes', key: 'writerGzipBytes', goal: limits.writerGzipBytes },
  { metric: 'Navigation to typing, ratio to the floor', key: 'timeToTypingRatio', goal: 1.05 },
  { metric: 'Navigation to the launcher, ms', key: 'launcherMs', floor: 'floorLauncherMs' },
  { metric: 'Click to input, ms', key: 'clickToInputMs', floor: 'floorClickToInputMs', goal: 60 },
  { metric: 'Blocking time, load and open, ms', key: 'tbtMs', floor: 'floorTbtMs', goal: 21 },
  {
    metric: 'Heap of the open panel, bytes',
    key: 'heapOpenBytes',
    floor: 'floorHeapOpenBytes',
    goal: 205_000,
  },
  { metric: 'Sign-in page, gzip bytes', key: 'signInGzipBytes', goal: limits.signInGzipBytes },
  { metric: 'Sign-in focusable, ratio to a React form', key: 'signInFocusableRatio', goal: 1.3 },
  { metric: 'First view, gzip bytes', key: 'firstViewGzipBytes', goal: limits.firstViewGzipBytes },
  {
    metric: 'Script of a public page, gzip bytes',
    key: 'publicPageGzipBytes',
    goal: limits.publicPageGzipBytes,
  },
  {
    metric: 'Lighthouse of public pages, points below 100: performance',
    key: 'lighthousePerformanceLack',
    goal: 5,
  },
  { metric: '… accessibility', key: 'lighthouseAccessibilityLack', goal: 5 },
  { metric: '… best practices', key: 'lighthousePracticesLack', goal: 5 },
  { metric: '… search', key: 'lighthouseSearchLack', goal: 5 },
  { metric: 'List of agents opened again, to its first one, ms', key: 'agentsReopenMs', goal: 250 },
  { metric: '… requests', key: 'agentsReopenRequests', goal: 25 },
  { metric: 'Script of a keystroke in a long prompt, 4x CPU, ms', key: 'keystrokeMs', goal: 16 },
  { metric: '… its task, ms', key: 'keystrokeTaskMs', floor: 'floorKeystrokeTaskMs' },
  { metric: 'Frame of a canvas of 500 nodes, 4x CPU, p95, ms', key: 'canvasFrameP95Ms', goal: 33 },
  { metric: '… seen as a whole, ms', key: 'canvasFarFrameP95Ms' },
  { metric: 'Change between two sections of an agent, ms', key: 'sectionChangeMs', goal: 100 },
  { metric: 'List of 1,000 clients, click to first row, ms', key: 'clientsOpenMs', goal: 300 },
  { metric: 'Memory of npm start after a tour, MiB', key: 'laptopMiB', goal: 1800 },
  { metric: '… processes', key: 'laptopProcesses' },
  { metric: 'Reads a warm turn', key: 'turnReads', goal: 1 },
  { metric: 'Writes a warm turn', key: 'turnWrites', goal: 1.02 },
  { metric: 'First text over the model, one turn, ms', key: 'ttftOverModelMsAt1', goal: 3.5 },
  {
    metric: 'First text over the model, 50 at once, ms',
    key: 'ttftOverModelMsAt50',
    floor: 'proxyTtftOverModelMsAt50',
    goal: tenthOfNaive,
  },
  { metric: '… 95th percentile, ms', key: 'ttftP95OverModelMsAt50', goal: 60 },
  { metric: '… 200 long answers at once, ms', key: 'ttftOverModelMsAt200', goal: tenthOfNaive },
  { metric: '… of a naive port, 50 at once, ms', key: 'naiveTtftOverModelMsAt50' },
  { metric: 'Processor time a turn, ms', key: 'cpuMsPerTurn', goal: 3 },
  { metric: 'Paid turns a second on one wallet, four instances', key: 'hotWalletTurnsPerSecond' },
  { metric: '… with a transaction a message', key: 'hotWalletTransactionsPerSecond' },
  { metric: '… as a share of ours', key: 'hotWalletShare', goal: 0.02 },
  { metric: 'Messages of 1,000 visitors in 60 s', key: 'crowdMessages' },
  { metric: '… lost', key: 'crowdLost', goal: 0 },
  { metric: '… answered twice', key: 'crowdDoubled', goal: 0 },
  { metric: '… conversations missing in the inbox', key: 'crowdConversations', goal: 0 },
  // One IP may send sixty messages a minute, and the flood of six hundred spans up to three such minutes.
  { metric: 'Share of a flood that is let through', key: 'floodShare', goal: 0.3 },
  {
    metric: 'Worst first text of others while a bomb is read, ms',
    key: 'worstWaitDuringBombMs',
    floor: 'worstWaitWithoutBombMs',
    goal: 200,
  },
  { metric: 'A turn in 10,000 messages against one in 10, worst ratio', key: 'longTurnRatio', goal: 1.05 },
  { metric: 'Reads to open an inbox of 100,000', key: 'inboxReads100k', goal: 60 },
  { metric: '… bytes', key: 'inboxBytes100k', goal: 150_000 },
  { metric: '… bytes of a row of its list', key: 'listRowBytes' },
  { metric: 'Memory of 250 listeners and 50 turns, MiB', key: 'instanceMemoryMiB', goal: 300 },
  {
    metric: 'First text of a cold instance over the model, ratio to import and read',
    key: 'coldFirstWordRatio',
    goal: 1.3,
  },
  { metric: 'A site of 300 pages read, ms', key: 'siteReadMs300', goal: 60_000 },
  { metric: '… refreshed after three have changed, ms', key: 'siteRefreshMs300' },
  { metric: '… pages taken anew', key: 'siteChangedBodies', goal: 3 },
  { metric: 'Calls of a model a turn, in a flow of 12 nodes', key: 'flowCallsPerTurn', goal: 1.2 },
  { metric: 'Import of the functions, ms', key: 'importMs' },
  { metric: '… and the first read, ms', key: 'importAndReadMs', goal: 120 },
]

const head = ['metric', 'figure', 'floor', 'goal', '']

/** Renders a table for the terminal; a sign shows whether each goal is reached. */
export function showFigures(figures) {
  const table = [head, ...cellsOf(figures)]
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column].length)))
  const line = (row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ')
  return table.map(line).join('\n')
}

/** Renders the same table in Markdown. */
export function figuresInMarkdown(figures) {
  const line = (row) => `| ${row.join(' | ')} |`
  return [head, head.map(() => '---'), ...cellsOf(figures)].map(line).join('\n')
}

function cellsOf(figures) {
  const measured = rows.filter(({ key }) => figures[key] !== undefined)
  return measured.map(({ metric, key, floor, goal }) => {
    const limit = typeof goal === 'function' ? goal(figures) : goal
    const mark = limit === undefined ? '' : figures[key] <= limit ? '✓' : '✗'
    return [
      metric,
      short(figures[key]),
      floor ? short(figures[floor]) : '',
      limit === undefined ? '' : `≤ ${short(limit)}`,
      mark,
    ]
  })
}

function tenthOfNaive(figures) {
  return figures.naiveTtftOverModelMsAt50 / 10
}

function short(figure) {
  return String(figure >= 100 ? Math.round(figure) : Math.round(figure * 100) / 100)
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' })
const steps = [
  { unit: 'minute', ms: 60_000, below: 3_600_000 },
  { unit: 'hour', ms: 3_600_000, below: 86_400_000 },
  { unit: 'day', ms: 86_400_000, below: 7 * 86_400_000 },
] as const
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false })

/** "now", "5 min. ago", "yesterday", then a date. */
export function formatAgo(ms: number, now = Date.now()): string {
  const age = now - ms
  if (age < 60_000) return 'just now'
  const step = steps.find(({ below }) => age < below)
  return step ? relative.format(-Math.floor(age / step.ms), step.unit) : day.format(ms)
}

export function formatDateTime(ms: number): string {
  return full.format(ms)
}

export function formatClock(ms: number): string {
  return clock.format(ms)
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

export function formatSize(kilobytes: number): string {
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} kB` : `${(kilobytes / 1000).toFixed(1)} MB`
}

/** Cuts a name to what fits; the whole of it belongs into a tooltip. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}

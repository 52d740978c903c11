/** The sweeps of a region; `runSweep` says what each does. */
export const sweepNames = [
  'leases',
  'calls',
  'knowledge',
  'retention',
  'expiry',
  'oldThreads',
  'words',
  'erasures',
  'threads',
  'metaLogins',
  'sites',
  'activity',
  'hosts',
  'mailDomains',
  'events',
  'appointments',
  'leaving',
  'secrets',
  'webhooks',
] as const
export type SweepName = (typeof sweepNames)[number]

/** A channel that its vendor refuses, and what can be done. */
export const texts = {
  ofAgent: '{agent}: reconnect {channel}. Nothing is answered there.',
  ofAgentLocked:
    '{agent}: WhatsApp has locked this account. Check Meta’s Business Suite and appeal there; answers resume automatically once it is unlocked.',
  hasStopped: 'Reconnect {channel}. Until then, replies aren’t sent.',
  isLocked: 'WhatsApp has locked this account. Replies aren’t sent until it is unlocked.',
  isLockedAtMeta:
    'WhatsApp has locked this account. Check Meta’s Business Suite and appeal there; answers resume automatically once it is unlocked.',
  hasEnded: '{channel} is no longer connected, so replies aren’t sent.',
  connectAgain: 'Reconnect',
  openChannels: 'Open Channels',
  askProvider: 'Ask your provider.',
  needsAttention: 'Needs attention',
  repliesStop: 'Replies aren’t being sent',
  wordsStay: 'What you typed stays here.',
  channelsStopped: 'A channel needs to be reconnected',
} as const

/** A channel that its vendor refuses, and what can be done. */
export const texts = {
  ofAgent: '{agent}: {channel} has to be connected again. Nothing is answered there.',
  ofAgentLocked:
    '{agent}: WhatsApp has locked this account. See why in Meta’s Business Suite and appeal there; answers start again by themselves once the lock is lifted.',
  hasStopped: '{channel} has to be connected again. Until then, replies do not leave.',
  isLocked: 'WhatsApp has locked this account. Until the lock is lifted, replies do not leave.',
  isLockedAtMeta:
    'WhatsApp has locked this account. See why in Meta’s Business Suite and appeal there; answers start again by themselves once the lock is lifted.',
  hasEnded: '{channel} is no longer connected, so replies do not leave.',
  connectAgain: 'Connect it again',
  openChannels: 'Open Channels',
  askProvider: 'Please ask your provider.',
  needsAttention: 'Needs attention',
  repliesStop: 'Replies do not leave right now',
  wordsStay: 'What you have typed stays here.',
  channelsStopped: 'A channel has to be connected again',
} as const

/** Keys that were renewed or shown, until the owner has seen it. */
export const texts = {
  changedKeys: 'Keys that were renewed or shown',
  changedKeysHint:
    'If you did not expect one of these, make a new key, and choose a new password: that ends all other sessions.',
  secretRenewed: '{who} has made a new secret for billing calls.',
  agentKeyRenewed: '{who} has made a new secret key for {agent}.',
  eventKeyRenewed: '{who} has made a new signing key for events.',
  eventKeyShown: '{who} has looked at the signing key for events.',
  projectKeyReplaced: '{who} has replaced the Voiceflow key of {agent}.',
  iKnow: 'I know about these',
  noted: 'Noted.',
  keysChanged: '{count, plural, one {# key was renewed or shown.} other {# keys were renewed or shown.}}',
  lookAtThem: 'Look at it',
} as const

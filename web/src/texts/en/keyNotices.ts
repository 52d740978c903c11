/** Keys that were renewed or shown, until the owner has seen it. */
export const texts = {
  changedKeys: 'Keys renewed or shown',
  changedKeysHint:
    'If you didn’t expect one of these, create a new key and change your password, which ends all other sessions.',
  secretRenewed: '{who} created a new secret for billing calls.',
  agentKeyRenewed: '{who} created a new secret key for {agent}.',
  eventKeyRenewed: '{who} created a new signing key for events.',
  eventKeyShown: '{who} viewed the signing key for events.',
  projectKeyReplaced: '{who} replaced the Voiceflow key of {agent}.',
  iKnow: 'I expected these',
  noted: 'Noted.',
  keysChanged: '{count, plural, one {# key was renewed or shown.} other {# keys were renewed or shown.}}',
  lookAtThem: 'Review',
} as const

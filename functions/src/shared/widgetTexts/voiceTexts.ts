/** The widget's texts in a call. */
export const voiceTexts = {
  hangUp: 'Hang up',
  mute: 'Mute',
  unmute: 'Unmute',
  pushToTalk: 'Hold to talk',
  talkFreely: 'Hands-free',
  listening: 'Listening',
  thinking: 'Thinking…',
  speaking: 'Speaking',
  muted: 'Muted',
  holdToTalk: 'Hold to talk',
  noVoice: 'This browser doesn’t support voice calls. You can type instead.',
  noMicrophone: 'We can’t access your microphone. Allow it and try again.',
}

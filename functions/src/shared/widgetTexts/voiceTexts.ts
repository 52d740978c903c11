/** The widget's texts in a call. */
export const voiceTexts = {
  hangUp: 'Hang up',
  mute: 'Mute',
  unmute: 'Unmute',
  pushToTalk: 'Hold to talk',
  talkFreely: 'Talk freely',
  listening: 'Listening',
  thinking: 'Thinking…',
  speaking: 'Speaking',
  muted: 'Muted',
  holdToTalk: 'Hold the button and talk',
  noVoice: 'This browser can’t make voice calls. You can write instead.',
  noMicrophone: 'The microphone can’t be used. Please connect or allow it and try again.',
}

export const platforms = ['voiceflow', 'typebot', 'dify', 'convocore', 'csv'] as const
export type Platform = (typeof platforms)[number]

/** The names of the platforms; a table has a name of its own in each language. */
export const platformNames: Readonly<Record<Exclude<Platform, 'csv'>, string>> = {
  voiceflow: 'Voiceflow',
  typebot: 'Typebot',
  dify: 'Dify',
  convocore: 'Convocore',
}

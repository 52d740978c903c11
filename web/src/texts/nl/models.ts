import type { texts as english } from '../en/models.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  modelAtPrice: '{model} · ongeveer {credits} credits per antwoord · {speed}',
  speed_fast: 'snel',
  speed_medium: 'gemiddeld snel',
  speed_slow: 'langzaam',
  modelKeys: 'Modelsleutels',
  modelKeysHint:
    'Uw eigen sleutels voor leveranciers van modellen. Met een sleutel betaalt u de antwoorden bij de leverancier en rekenen wij {credits} credits per antwoord.',
  noModelKeys: 'Geen eigen sleutels',
  noModelKeysHint: 'Agenten antwoorden met de sleutels van het platform, tegen de prijs van elk model.',
  keysNotLoaded: 'De modelsleutels konden niet worden geladen.',
  newKey: 'Nieuwe sleutel',
  editKey: 'Sleutel bewerken',
  vendor: 'Leverancier',
  vendor_openai: 'OpenAI',
  vendor_anthropic: 'Anthropic',
  vendor_google: 'Google',
  vendor_compatible: 'OpenAI-compatibele server',
  key: 'Sleutel',
  showKey: 'Sleutel tonen',
  keyHint: 'Hij wordt versleuteld, alleen naar zijn leverancier gestuurd en nooit meer getoond.',
  keepKey: 'Laat leeg om de bestaande te houden.',
  address: 'Adres van de server',
  addressHint: 'Zonder /chat/completions, bijvoorbeeld {example}.',
  serverModel: 'Naam van zijn model',
  onlyMine: 'Alleen mijn sleutel',
  onlyMineHint:
    'Accepteert de leverancier hem niet, dan antwoorden agenten niet. Anders wordt de sleutel van het platform gebruikt, tegen diens prijzen.',
  noOtherKey: 'Er wordt geen andere sleutel in zijn plaats gebruikt',
  lastUsed: 'Laatst gebruikt: {ago}',
  neverUsed: 'Nooit gebruikt',
  keyRefused:
    'De leverancier heeft hem niet geaccepteerd ({ago}). Agenten gebruiken de sleutel van het platform.',
  onlyKeyRefused:
    'De leverancier heeft hem niet geaccepteerd ({ago}). Agenten met zijn modellen antwoorden niet.',
  test: 'Testen',
  testNamed: 'Sleutel voor {name} testen',
  test_ok: 'Hij werkt: antwoord na {ms, number} ms.',
  test_refused: 'De leverancier accepteert deze sleutel niet.',
  test_unreachable: 'De leverancier gaf geen antwoord. De sleutel blijft zoals hij is.',
  edit: '{name} bewerken',
  deleteNamed: '{name} verwijderen',
  deleteKey: 'Sleutel verwijderen',
  deleteKeyText:
    'De sleutel voor {name} wordt voorgoed verwijderd. Agenten gebruiken daarna die van het platform, tegen diens prijzen.',
  keyDeleted: 'Sleutel verwijderd',
  keySaved: 'Sleutel opgeslagen',
  save: 'Opslaan',
} satisfies Translation<typeof english>

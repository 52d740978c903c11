import type { Language } from '../../../shared/texts/languages.ts'

/** The English texts of emails about keys; words in braces are placeholders. */
const en = {
  renewedSubject: 'A key of {workspace} was renewed',
  shownSubject: 'A key of {workspace} was shown',
  workspaceSecret:
    '{who} has made a new secret for billing calls of {workspace}. The one before it does not work any more.',
  agentKey:
    '{who} has made a new secret key for {agent} in {workspace}. The one before it does not work any more.',
  eventKey:
    '{who} has made a new signing key for the events of {workspace}. The one before it does not work any more.',
  eventKeyShown: '{who} has looked at the signing key for the events of {workspace}.',
  projectKey: '{who} has replaced the Voiceflow key of {agent} in {workspace}.',
  unexpected:
    'If you did not expect it, make a new key, and choose a new password: that ends all other sessions.',
  open: 'Open the workspace',
}
type KeyNoticeTexts = Record<keyof typeof en, string>

const textsByLanguage: Readonly<Record<Language, KeyNoticeTexts>> = {
  en,
  de: {
    renewedSubject: 'Ein Schlüssel von {workspace} wurde erneuert',
    shownSubject: 'Ein Schlüssel von {workspace} wurde angezeigt',
    workspaceSecret:
      '{who} hat für {workspace} ein neues Geheimnis für Aufrufe der Abrechnung erzeugt. Das bisherige gilt nicht mehr.',
    agentKey:
      '{who} hat für {agent} in {workspace} einen neuen geheimen Schlüssel erzeugt. Der bisherige gilt nicht mehr.',
    eventKey:
      '{who} hat für die Ereignisse von {workspace} einen neuen Signaturschlüssel erzeugt. Der bisherige gilt nicht mehr.',
    eventKeyShown: '{who} hat sich den Signaturschlüssel für die Ereignisse von {workspace} anzeigen lassen.',
    projectKey: '{who} hat den Voiceflow-Schlüssel von {agent} in {workspace} ersetzt.',
    unexpected:
      'Wenn Sie das nicht erwartet haben, erzeugen Sie einen neuen Schlüssel, und wählen Sie ein neues Passwort: Das beendet alle anderen Sitzungen.',
    open: 'Workspace öffnen',
  },
  fr: {
    renewedSubject: 'Une clé de {workspace} a été renouvelée',
    shownSubject: 'Une clé de {workspace} a été affichée',
    workspaceSecret:
      '{who} a créé un nouveau secret pour les appels de facturation de {workspace}. L’ancien ne fonctionne plus.',
    agentKey:
      '{who} a créé une nouvelle clé secrète pour {agent} dans {workspace}. L’ancienne ne fonctionne plus.',
    eventKey:
      '{who} a créé une nouvelle clé de signature pour les événements de {workspace}. L’ancienne ne fonctionne plus.',
    eventKeyShown: '{who} a affiché la clé de signature des événements de {workspace}.',
    projectKey: '{who} a remplacé la clé Voiceflow de {agent} dans {workspace}.',
    unexpected:
      'Si vous ne vous y attendiez pas, créez une nouvelle clé et choisissez un nouveau mot de passe : cela met fin à toutes les autres sessions.',
    open: 'Ouvrir l’espace de travail',
  },
  es: {
    renewedSubject: 'Se ha renovado una clave de {workspace}',
    shownSubject: 'Se ha mostrado una clave de {workspace}',
    workspaceSecret:
      '{who} ha creado un secreto nuevo para las llamadas de facturación de {workspace}. El anterior ya no funciona.',
    agentKey:
      '{who} ha creado una clave secreta nueva para {agent} en {workspace}. La anterior ya no funciona.',
    eventKey:
      '{who} ha creado una clave de firma nueva para los eventos de {workspace}. La anterior ya no funciona.',
    eventKeyShown: '{who} ha consultado la clave de firma de los eventos de {workspace}.',
    projectKey: '{who} ha sustituido la clave de Voiceflow de {agent} en {workspace}.',
    unexpected:
      'Si no lo esperabas, crea una clave nueva y elige otra contraseña: así se cierran todas las demás sesiones.',
    open: 'Abrir el espacio de trabajo',
  },
  it: {
    renewedSubject: 'Una chiave di {workspace} è stata rinnovata',
    shownSubject: 'Una chiave di {workspace} è stata mostrata',
    workspaceSecret:
      '{who} ha creato un nuovo segreto per le chiamate di fatturazione di {workspace}. Quello precedente non funziona più.',
    agentKey:
      '{who} ha creato una nuova chiave segreta per {agent} in {workspace}. Quella precedente non funziona più.',
    eventKey:
      '{who} ha creato una nuova chiave di firma per gli eventi di {workspace}. Quella precedente non funziona più.',
    eventKeyShown: '{who} ha visualizzato la chiave di firma degli eventi di {workspace}.',
    projectKey: '{who} ha sostituito la chiave Voiceflow di {agent} in {workspace}.',
    unexpected:
      'Se non te lo aspettavi, crea una nuova chiave e scegli una nuova password: così tutte le altre sessioni terminano.',
    open: 'Apri l’area di lavoro',
  },
  pt: {
    renewedSubject: 'Uma chave de {workspace} foi renovada',
    shownSubject: 'Uma chave de {workspace} foi mostrada',
    workspaceSecret:
      '{who} criou um novo segredo para as chamadas de cobrança de {workspace}. O anterior já não funciona.',
    agentKey: '{who} criou uma nova chave secreta para {agent} em {workspace}. A anterior já não funciona.',
    eventKey:
      '{who} criou uma nova chave de assinatura para os eventos de {workspace}. A anterior já não funciona.',
    eventKeyShown: '{who} consultou a chave de assinatura dos eventos de {workspace}.',
    projectKey: '{who} substituiu a chave Voiceflow de {agent} em {workspace}.',
    unexpected:
      'Se não o esperava, crie uma nova chave e escolha uma nova palavra-passe: isso termina todas as outras sessões.',
    open: 'Abrir o espaço de trabalho',
  },
  nl: {
    renewedSubject: 'Een sleutel van {workspace} is vernieuwd',
    shownSubject: 'Een sleutel van {workspace} is getoond',
    workspaceSecret:
      '{who} heeft een nieuw geheim gemaakt voor factureringsaanroepen van {workspace}. Het vorige werkt niet meer.',
    agentKey:
      '{who} heeft een nieuwe geheime sleutel gemaakt voor {agent} in {workspace}. De vorige werkt niet meer.',
    eventKey:
      '{who} heeft een nieuwe ondertekensleutel gemaakt voor de gebeurtenissen van {workspace}. De vorige werkt niet meer.',
    eventKeyShown: '{who} heeft de ondertekensleutel voor de gebeurtenissen van {workspace} bekeken.',
    projectKey: '{who} heeft de Voiceflow-sleutel van {agent} in {workspace} vervangen.',
    unexpected:
      'Verwachtte je dit niet, maak dan een nieuwe sleutel en kies een nieuw wachtwoord: dat beëindigt alle andere sessies.',
    open: 'Werkruimte openen',
  },
  ar: {
    renewedSubject: 'جُدّد أحد مفاتيح {workspace}',
    shownSubject: 'عُرض أحد مفاتيح {workspace}',
    workspaceSecret: 'أنشأ {who} سرًا جديدًا لاستدعاءات الفوترة في {workspace}. لم يعد السر السابق يعمل.',
    agentKey: 'أنشأ {who} مفتاحًا سريًا جديدًا للوكيل {agent} في {workspace}. لم يعد المفتاح السابق يعمل.',
    eventKey: 'أنشأ {who} مفتاح توقيع جديدًا لأحداث {workspace}. لم يعد المفتاح السابق يعمل.',
    eventKeyShown: 'اطّلع {who} على مفتاح توقيع أحداث {workspace}.',
    projectKey: 'استبدل {who} مفتاح Voiceflow للوكيل {agent} في {workspace}.',
    unexpected: 'إن لم تكن تتوقع ذلك فأنشئ مفتاحًا جديدًا واختر كلمة مرور جديدة: فهذا ينهي كل الجلسات الأخرى.',
    open: 'فتح مساحة العمل',
  },
}

/** Returns a text in a language with its placeholders filled in; braces in a value stay as they are. */
export function keyNoticeText(
  language: Language,
  key: keyof KeyNoticeTexts,
  values: Readonly<Record<string, string>>,
): string {
  return textsByLanguage[language][key].replaceAll(
    /\{(\w+)\}/g,
    (found, name: string) => values[name] ?? found,
  )
}

import type { IconName } from './icon-names.ts';

/** Beginnings of words in English and German, and then parts of words in Japanese and Arabic. */
type Words = readonly [beginnings: string, parts: string];

/** The words that each icon stands for, as alternatives. */
const words: readonly (readonly [IconName, Words])[] = [
  ['camera', ['photo|scan|picture|camera|foto|kamera|bild(?!ung)|aufnahme', '写真|撮影|カメラ|スキャン|صور|كاميرا']],
  [
    'bell',
    ['warn|alert|remind|notif|erinner|benachrichtig|hinweis|alarm', '通知|お知らせ|警告|アラート|تنبيه|إشعار|تذكير'],
  ],
  [
    'shield',
    ['secur|safe|privat|protect|insur|sicher|schutz|geschützt|versicher', '安全|安心|保護|保険|أمان|آمن|حماية|تأمين'],
  ],
  [
    'wallet',
    [
      'cost|price|pay|money|budget|margin|bill|kost|preis|bezahl|zahl(?:en|ung)|geld|rechnung|marge|günstig',
      '費用|料金|価格|値段|原価|支払|تكلفة|سعر|أسعار|دفع|مال',
    ],
  ],
  [
    'chart',
    [
      'report|number|track|measure|trend|insight|bericht|auswert|messen|kennzahl|statisti|überblick',
      'レポート|分析|集計|統計|تقرير|تقارير|تحليل|قياس',
    ],
  ],
  [
    'calendar',
    [
      'calendar|book|schedul|appointment|week|kalender|buch(?:en|ung)|termin(?!al|at)|woche|reservier',
      'カレンダー|予約|予定|毎週|تقويم|حجز|موعد|مواعيد|أسبوع',
    ],
  ],
  [
    'users',
    [
      'team|people|customer|member|neighbo|communit|leute|menschen|kund|mitglied|nachbar|gemeinschaft',
      'チーム|みんな|顧客|仲間|近所|فريق|عملاء|جيران|مجتمع|أعضاء',
    ],
  ],
  [
    'chat',
    [
      'chat|messag|talk|answer|ask|nachricht|fragen?(?!\\p{L})|fragt|antwort|gespräch',
      'チャット|メッセージ|質問|相談|رسالة|رسائل|محادثة|سؤال|اسأل',
    ],
  ],
  [
    'map',
    [
      'near|map|local|place|address|nähe|karte|örtlich|vor ort|adresse|umgebung',
      '地図|近く|地元|場所|خريطة|قريب|بالقرب|عنوان',
    ],
  ],
  ['truck', ['deliver|ship|liefer|versand|bringen|bringt', '配達|配送|お届け|توصيل|شحن']],
  [
    'clock',
    [
      'time|hour|minute|fast|quick|instant|zeit|stunde|schnell|sofort',
      '時間|分で|すぐ|即|وقت|ساعة|دقيقة|دقائق|سريع|فور',
    ],
  ],
  ['search', ['find|search|discover|match|suchen?(?!\\p{L})|entdeck', '検索|探|見つ|بحث|ابحث|اعثر|اكتشف']],
  [
    'file',
    [
      'document|file|invoice|recipe|contract|dokument|datei|rezept|vertrag|unterlage',
      '書類|ファイル|請求書|契約|مستند|ملف|فاتورة|عقد|وصف',
    ],
  ],
  ['heart', ['love|care|health|lieb|pfleg|gesund', '健康|愛|ケア|صحة|حب|رعاية']],
  ['code', ['code|config|deploy|commit|diff(?!er)|api(?!\\p{L})|script|befehl', 'コード|開発|كود|برمج']],
  ['lock', ['encrypt|lock|password|verschlüssel|passwor', '暗号|パスワード|تشفير|كلمة المرور']],
  ['cloud', ['cloud|server|sync|backup', 'クラウド|同期|سحاب|مزامنة']],
  ['zap', ['automat|one click|einem klick', '自動|تلقائي']],
  ['wrench', ['fix|repair|tool|repar|werkzeug|gerät', '修理|工具|道具|إصلاح|أدوات']],
  ['leaf', ['garden|plant|green|organic|garten|pflanz|grün|umwelt', '庭|植物|環境|حديقة|نبات|بيئة']],
  ['house', ['home|house|haus(?!auf)|wohn|zuhause', '家|住まい|منزل|بيت']],
  ['globe', ['world|language|welt|sprache', '世界|言語|عالم|لغة|لغات']],
  ['star', ['review|rating|best|bewert', '評価|口コミ|تقييم|أفضل']],
];

const currency = /[€$£¥円]/u;

const patterns = words.map(
  ([icon, [beginnings, parts]]) => [icon, new RegExp(`(?<!\\p{L})(?:${beginnings})|${parts}`, 'iu')] as const,
);

/** The icon of what a text speaks of: the first whose words are in it, or else a check mark. */
export function iconFor(text: string): IconName {
  const [found] =
    patterns.find(([icon, pattern]) => pattern.test(text) || (icon === 'wallet' && currency.test(text))) ?? [];
  return found ?? 'check';
}

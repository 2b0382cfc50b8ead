/** Who somebody is to the caller. */
export const RELATION =
  '(?:young (?:lad|one|fella|fellow|lady|man)|small (?:lad|one|fella)|little (?:lad|one|fella|man|girl)|lad|lads|missus|other half|better half|mammy|mam|mum|mom|mother|ma|daddy|dad|father|da|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|fianc\\p{L}+|friend|pal|mate|cousin|aunt|uncle|niece|nephew|nan|nana|granny|grandmother|grandad|grandfather|twin|kid|child|kids|children|boys|girls|sons|daughters|sisters|brothers|friends|mates|pals|cousins|nieces|nephews|bridesmaids?|groomsmen|flower girls?|grandchildren|grandkids)'
export const IRISH_RELATION =
  "(?:m['’]|mh?\\s?)?(?:dh?eirfiúr(?:acha)?|dh?earthái?r(?:eacha)?|mh?ac|iníon|bh?ean(?: chéile)?|fh?ear(?: céile)?|bhean(?: chéile)?|mháthair|máthair|mham|mamaí|athair|dh?aid|ch?ara|chairde|pháirtí|ph?áiste|leanbh|ghasúr|chailín|bh?uachaill|ch?ol ceathrar|ch?ailíní? coimhdeachta|aintín|uncail|mhamó|dhaideo)"

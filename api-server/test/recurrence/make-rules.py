"""Writes rules.json: random rules with the days that python-dateutil finds for them.

apt-get install python3-dateutil; python3 make-rules.py
Each line: time zone, first day, time, rule, days from the first on until the 400th day, or the 20th of them.
What dateutil is asked for are local days and times without a zone; the instants are those of zoneinfo, where a time
that clocks leap over is moved to the end of the leap.
"""
import json
import random
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

from dateutil.rrule import rrulestr

ZONES = ["Africa/Algiers", "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo"]
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
RULES = 2000

rnd = random.Random(20261124)


def some(items, most):
    return rnd.sample(items, rnd.randint(1, min(most, len(items))))


def random_rule(first):
    frequency = rnd.choice(["DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "MONTHLY"])
    parts = [f"FREQ={frequency}"]
    if rnd.random() < 0.5:
        parts.append(f"INTERVAL={rnd.randint(1, 6)}")
    weekdays = some(WEEKDAYS, 4) if rnd.random() < 0.6 else []
    if frequency == "MONTHLY":
        # Not both kinds in one rule: dateutil then asks a day to be of both, RFC 5545 of either.
        numbers = rnd.choice([[""], ["1", "2", "3", "4", "5", "-1", "-2", "-5"]])
        weekdays = [rnd.choice(numbers) + day for day in weekdays]
    if weekdays:
        parts.append("BYDAY=" + ",".join(weekdays))
    if frequency != "WEEKLY" and rnd.random() < 0.35:
        parts.append("BYMONTHDAY=" + ",".join(map(str, some([*range(1, 32), -1, -2, -3, -31], 4))))
    end = rnd.random()
    if end < 0.25:
        parts.append(f"COUNT={rnd.randint(1, 30)}")
    elif end < 0.5:
        parts.append("UNTIL=" + (first + timedelta(days=rnd.randint(0, 300))).strftime("%Y%m%d"))
    return ";".join(parts)


def instant(local, zone):
    """Of a local time: the first of two, and the end of the leap where there is none."""
    aware = local.replace(tzinfo=ZoneInfo(zone), fold=0)
    utc = aware.astimezone(timezone.utc)
    if utc.astimezone(ZoneInfo(zone)).replace(tzinfo=None) == local:
        return utc
    before, after = local - timedelta(hours=4), local + timedelta(hours=4)
    moment = before.replace(tzinfo=ZoneInfo(zone)).astimezone(timezone.utc)
    end = after.replace(tzinfo=ZoneInfo(zone)).astimezone(timezone.utc)
    offset = moment.astimezone(ZoneInfo(zone)).utcoffset()
    while moment < end and moment.astimezone(ZoneInfo(zone)).utcoffset() == offset:
        moment += timedelta(minutes=1)
    return moment


lines = []
for number in range(RULES):
    zone = ZONES[number % len(ZONES)]
    first = date(2024, 1, 1) + timedelta(days=rnd.randint(0, 1200))
    minutes = rnd.choice([0, 30, 120, 150, rnd.randint(0, 1439)])
    rule = random_rule(first)
    start = datetime(first.year, first.month, first.day)
    days = []
    for found in rrulestr(rule, dtstart=start):
        if found > start + timedelta(days=400) or len(days) == 20:
            break
        days.append(found)
    moments = [
        int(instant(day + timedelta(minutes=minutes), zone).timestamp() // 60)
        - int(day.replace(tzinfo=timezone.utc).timestamp() // 60)
        for day in days
    ]
    # How far the moment is from midnight UTC of its day, where that changes: most have one for the whole list.
    changes = [[0, moments[0]]] if moments else []
    for position in range(1, len(moments)):
        if moments[position] != moments[position - 1]:
            changes.append([position, moments[position]])
    offsets = [(day - start).days for day in days]
    lines.append(json.dumps([zone, first.isoformat(), minutes, rule, offsets, changes], separators=(",", ":")))

Path(__file__).with_name("rules.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")
